/**
 * Parts of the HTML report whose elements exist only while they are open or printed, for reports with very many links.
 * Their markup is in a `noscript` element: a browser with scripts parses it as text, one without shows it.
 */
import { markup, type Markup } from './markup.ts';
import { tagsAsWritten } from './seal.ts';

/** A part that is folded away in browsers with scripts. */
export function folded(summary: Markup, content: Markup): Markup {
  return markup`<details class="folded" open>
    <summary>${summary}</summary>
    <noscript>${tagsAsWritten(content)}</noscript>
  </details>`;
}

/** Part of the script of the report: closes the folded parts, and creates their elements when they are needed. */
export const foldedParts = String.raw`function unfold(held) { held.outerHTML = held.innerHTML; }
function whole(article) {
  if (!article || !article.querySelector('noscript')) return article;
  var copy = article.cloneNode(true);
  each(copy.querySelectorAll('noscript'), unfold);
  return copy;
}
function open(part) { each(part.querySelectorAll('noscript'), unfold); part.open = true; }
function openAt(place) {
  var link = /^#((?:ih|pb)-\d+)-\d+$/.exec(place), article = link && document.getElementById(link[1]), part = article && article.querySelector('.folded');
  if (!part || part.open) return false;
  open(part);
  return true;
}
function follow() { if (openAt(document.location.hash)) document.location.replace(document.location.hash); }
function fold() {
  var parts = document.querySelectorAll('.folded'), printed = [], all = document.createElement('button');
  if (!parts.length) return;
  function openAll() { each(parts, function (part) { if (!part.open) { printed.push(part); open(part); } }); }
  each(parts, function (part) { part.open = false; });
  all.type = 'button';
  all.textContent = 'Open all evidence and citations';
  all.addEventListener('click', openAll);
  document.querySelector('nav').appendChild(all);
  document.addEventListener('toggle', function (event) { if (event.target.open) open(event.target); }, true);
  document.addEventListener('click', function (event) { var link = event.target.closest('a'); if (link) openAt(link.getAttribute('href')); });
  document.defaultView.addEventListener('hashchange', follow);
  document.defaultView.addEventListener('beforeprint', function () { printed = []; openAll(); });
  document.defaultView.addEventListener('afterprint', function () { each(printed, function (part) { part.open = false; }); });
  follow();
}`;
