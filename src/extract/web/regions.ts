/** Divides a page into regions that a person can choose: its article, header, navigation, sidebars and so on. */
import type { Group, Segment } from '../../core/extraction/extraction.ts';
import type { Article } from './article.ts';
import { hiddenGroup, rubyGroup, type GroupOf } from './page-text.ts';
import { attribute, isHtml, type Element } from './tree.ts';

/** The regions in the order in which a person sees them. The IDs are recorded in origins. */
const regions = {
  article: 'Article',
  header: 'Page header',
  navigation: 'Navigation',
  aside: 'Sidebars',
  footer: 'Page footer',
  forms: 'Forms and buttons',
  comments: 'Readers’ comments',
  rest: 'Rest of the page',
} as const;

type Region = keyof typeof regions;

const byRole: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'navigation',
  menu: 'navigation',
  menubar: 'navigation',
  complementary: 'aside',
  contentinfo: 'footer',
  form: 'forms',
  search: 'forms',
  button: 'forms',
};

const byName: Readonly<Record<string, Region>> = {
  nav: 'navigation',
  aside: 'aside',
  form: 'forms',
  search: 'forms',
  button: 'forms',
  select: 'forms',
  textarea: 'forms',
};

const commentNames = /(?:^|[\s_-])(?:comments?|comment-?list|disqus_thread|respond)(?:$|[\s_-])/i;

function isComments(element: Element): boolean {
  if (!isHtml(element, 'section', 'div', 'ol', 'ul', 'article', 'aside')) return false;
  if (/schema\.org\/Comment$/i.test(attribute(element, 'itemtype') ?? '')) return true;
  return commentNames.test(`${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`);
}

/** Elements whose headers and footers are their own and not those of the page (HTML Standard, section 4.3.8). */
const isSection = (element: Element): boolean =>
  isHtml(element, 'article', 'aside', 'main', 'nav', 'section') || attribute(element, 'role') === 'main';

function isInSection(element: Element): boolean {
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode) {
    if (isSection(node)) return true;
  }
  return false;
}

function regionOf(element: Element): Region | undefined {
  const role = attribute(element, 'role')?.trim().toLowerCase() ?? '';
  const region = Object.hasOwn(byRole, role) ? byRole[role] : undefined;
  if (region) return region;
  if (!isHtml(element)) return undefined;
  if (element.tagName === 'header' || element.tagName === 'footer') {
    return isInSection(element) ? undefined : element.tagName;
  }
  if (isComments(element)) return 'comments';
  return Object.hasOwn(byName, element.tagName) ? byName[element.tagName] : undefined;
}

/** Returns what decides the region of each element. What contains the article is never a region of another kind. */
export function regionsAround(article: Article | undefined): GroupOf {
  const around = new Set<Element>();
  for (const inner of [article?.root, article?.heading]) {
    for (let node: Element | null | undefined = inner; node && 'tagName' in node;) {
      around.add(node);
      node = node.parentNode as Element | null;
    }
  }
  return (element, parentGroup) => {
    if (element === article?.root || element === article?.heading) return 'article';
    if (around.has(element)) return parentGroup;
    return regionOf(element) ?? parentGroup;
  };
}

/** Returns the groups of the segments. Without an article, the page without its other regions is proposed. */
export function groupsOf(segments: readonly Segment[]): readonly Group[] {
  const used = new Set(segments.map(({ group }) => group));
  const hasArticle = segments.some(({ group, text }) => group === 'article' && text !== '');
  const hasRest = segments.some(({ group, text }) => group === 'rest' && text !== '');
  const isProposed = (id: string): boolean => (hasArticle ? id === 'article' : !hasRest || id === 'rest');
  const groups: Group[] = Object.entries(regions).map(([id, label]) => ({
    id,
    kind: id === 'comments' ? 'comment' : 'region',
    label: id === 'rest' && !hasArticle ? 'Page' : label,
    isProposed: isProposed(id),
  }));
  groups.push(
    { id: rubyGroup, kind: 'other', label: 'Reading aids beside the characters (ruby)', isProposed: false },
    { id: hiddenGroup, kind: 'hidden', label: 'Text that the page hides', isProposed: false },
  );
  return groups.filter(({ id }) => used.has(id));
}
