/** Part of the script of the report: what the page shows, and how it differs from what it must show. */
export const checkPage = String.raw`function textOf(node, marks, from) {
  var text = '';
  for (var child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 3) { text += child.data; continue; }
    if (child.nodeType !== 1) continue;
    var code = child.getAttribute('data-c');
    if (code !== null && child.textContent === '⟨U+' + ('000' + code).slice(-Math.max(4, code.length)) + '⟩') { text += fromCode(parseInt(code, 16)); continue; }
    if (marks && child.className === 'n') {
      var open = child.getAttribute('data-open'), close = child.getAttribute('data-close');
      if (open) marks[open] = { start: from + text.length };
      if (close && marks[close]) marks[close].end = from + text.length;
      continue;
    }
    text += textOf(child, marks, from + text.length);
  }
  return text;
}
function fromCode(code) { return code < 0x10000 ? String.fromCharCode(code) : String.fromCodePoint(code); }
function at(points, start, end) {
  if (!(start >= 0 && start <= end && end <= points.length)) return null;
  var part = points.slice(start, end);
  return typeof part === 'string' ? part : part.join('');
}
function shownIn(root) {
  var shown = Object.create(null);
  each(root ? root.querySelectorAll('[data-in]') : [], function (node) {
    var at = node.getAttribute('data-in');
    (shown[at] = shown[at] || []).push(textOf(node));
  });
  return shown;
}
function nameOf(pointer) {
  var parts = pointer.split('/'), name = parts.pop().replace(/_/g, ' ');
  if (/^\d+$/.test(name)) name = parts.pop() + ' ' + (Number(name) + 1);
  var link = parts.indexOf('evidence') < 0 ? '' : ' of link ' + (Number(parts.pop()) + 1);
  return 'the ' + name.replace(/\bid\b/, 'ID') + link;
}
function differences(root, want) {
  var shown = shownIn(root), faults = [];
  Object.keys(want).forEach(function (pointer) {
    var found = shown[pointer] || [], values = want[pointer];
    delete shown[pointer];
    if (found.length !== values.length || found.some(function (text, i) { return text !== values[i]; })) faults.push(nameOf(pointer) + ' differs from the assessment file');
  });
  Object.keys(shown).forEach(function (pointer) { faults.push('“' + pointer + '” is not in the assessment file'); });
  return faults;
}
var groupTitles = { contradicts: 'Contradicting evidence', supports: 'Supporting evidence', '': 'Evidence with another effect' };
function linkFaults(article, of, numberOf) {
  var faults = [], links = linksShown(of), shown = article.querySelectorAll('.links > li'), items = {};
  if (shown.length !== links.length) faults.push('the page shows ' + shown.length + ' of ' + links.length + ' evidence links');
  each(shown, function (item) { items[item.id] = item; });
  links.forEach(function (link) {
    var effect = effectOf(link.raw), group = known(effect) ? effect : '', number = numberOf[string(object(link.raw).claim_id)];
    var id = of.place + '-' + (link.at + 1), item = items[id], first = document.getElementById(id), name = 'link ' + (link.at + 1);
    if (!item || first && first !== item && !first.closest('noscript')) return faults.push(name + ' is missing');
    var list = item.parentNode, title = list.previousElementSibling, signs = item.querySelectorAll('.effect');
    if (data.short && title && title.className === 'effect ' + group && title.textContent === (group === 'supports' ? '+ ' : '× ') + groupTitles[group]) title = { textContent: groupTitles[group] };
    var grouped = list.getAttribute('data-effect') === group && title && title.textContent === groupTitles[group];
    var marked = data.short ? signs.length === 0 : signs.length === 1 && signs[0].className === 'effect ' + (group || 'other') && textOf(signs[0]) === signed(effect);
    if (!grouped || !marked) faults.push(name + ' is not shown as “' + (effect || 'unknown effect') + '”');
    var target = item.querySelector('a:not([rel])'), words = item.querySelector('[data-words], [data-begins]');
    var quoted = words && (words.getAttribute('data-words') || words.getAttribute('data-begins'));
    var leads = target && target.getAttribute('href'), wanted = number && has('claims') && !data.short ? '#claim-' + number : null;
    if (leads !== wanted || number && quoted !== String(number)) faults.push(name + ' shows another claim');
  });
  return faults;
}
function citationsOf(file) {
  var citing = Object.create(null), all = entriesOf(file);
  all.filter(function (of) { return of.list === 'power_bases'; }).concat(all.filter(function (of) { return of.list !== 'power_bases'; })).forEach(function (of) {
    array(of.entry.evidence).forEach(function (raw, i) {
      var id = string(object(raw).claim_id);
      if (id) (citing[id] = citing[id] || []).push({ section: of.list === 'power_bases' ? 'power-bases' : 'intents', href: '#' + of.place + '-' + (i + 1), effect: effectOf(raw), text: of.id + ' (' + (effectOf(raw) || 'unknown effect') + ')' });
    });
  });
  return citing;
}
function citationsDiffer(article, wanted) {
  var links = article ? article.querySelectorAll('.citing a') : [], name = article && article.querySelector('summary');
  return name && name.textContent !== 'Cited by ' + count(wanted.length, 'link') || links.length !== wanted.length || wanted.some(function (one, i) { return links[i].getAttribute('href') !== (has(one.section) ? one.href : null) || textOf(links[i]) !== one.text; });
}
function markDiffers(node, number, citing) {
  var has = function (effect) { return citing.some(function (one) { return one.effect === effect; }); };
  var role = has('supports') ? has('contradicts') ? 'both' : 'supports' : has('contradicts') ? 'contradicts' : 'none';
  var sign = { supports: '+', contradicts: '×', both: '±', none: '' }[role];
  return !node || node.getAttribute('data-role') !== role || node.textContent !== '[' + number + sign;
}
function wordsDiffer(root, claims, wrong) {
  each(root.querySelectorAll('[data-words], [data-begins]'), function (node) {
    var number = node.getAttribute('data-words') || node.getAttribute('data-begins'), actual = string(object(claims[number - 1]).actual), text = textOf(node);
    var right = node.hasAttribute('data-words') ? text === actual : text.slice(-1) === '…' && actual.indexOf(text.slice(0, -1)) === 0;
    if (!right) wrong[number] = true;
  });
}
function countsDiffer(file) {
  return ['intent_hypotheses', 'power_bases', 'contradictions', 'unknowns', 'claims'].filter(function (list) {
    var n = list === 'unknowns' ? array(file.unknowns).filter(function (item) { return typeof item === 'string'; }).length : array(file[list]).length;
    return Array.prototype.some.call(document.querySelectorAll('[data-count="' + list + '"]'), function (node) { return node.textContent.replace(/,/g, '') !== String(n); });
  });
}
function sealedText() {
  var parts = [document.querySelector('style').textContent];
  for (var child = document.body.firstChild; child && child.id !== 'data'; child = child.nextSibling) parts.push(child.nodeType === 3 ? child.data.trim() : child.outerHTML || '');
  var characters = { '&quot;': '"', '&nbsp;': '\u00a0', '&#39;': "'", '&#13;': '\r' };
  return parts.join('').replace(/&(?:quot|nbsp|#39|#13);/g, function (entity) { return characters[entity]; });
}`;

/** Closes the folded parts, and creates their elements when they are needed. */
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
