/**
 * The script of the report. It runs in the reader's browser and shares no code with Assessment Desk. It reads the
 * assessment file and the exact passages from the page's data. It hashes both, compares the text at each span with its
 * claim, and compares what the page shows with the file: IDs, statements, effects, reasons, counts. At last it compares
 * the whole page with the SHA-256 of what was written, which finds a change of anything else.
 *
 * It is a constant, so that the content security policy can contain its hash, and ECMAScript 2017 for old browsers.
 */
import { checkHash, checkValues } from './check-values.ts';

/** Part of the script of the report: what the page shows, and how it differs from what it must show. */
const checkPage = String.raw`function textOf(node, marks, from) {
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
const foldedParts = String.raw`function unfold(held) { held.outerHTML = held.innerHTML; }
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

const run = String.raw`var places = {};
each(document.querySelectorAll('[data-result]'), function (node) { places[node.getAttribute('data-result')] = node; });
function say(place, state, words) {
  var node = places[place];
  if (!node) return;
  node.setAttribute('data-state', state);
  node.textContent = '';
  // A text of the passage that is quoted has the language of the claim.
  var claim = document.getElementById(place), quote = claim && claim.querySelector('.quote[lang]');
  words.split(/(“[^”]*”)/).forEach(function (part, i) {
    var piece = i % 2 ? document.createElement('bdi') : document.createTextNode('');
    piece.textContent = part;
    if (i % 2) piece.lang = quote ? quote.lang : '';
    node.appendChild(piece);
  });
}
function tell(place, faults, good) {
  if (faults.length) say(place, 'bad', 'Check failed: ' + list(faults, '; ') + '.');
  else say(place, 'good', 'Checked in this browser: ' + good);
  return !faults.length;
}
function list(items, between) { return items.length > 20 ? items.slice(0, 20).join(between) + ' and ' + (items.length - 20) + ' more' : items.join(between); }
function named(n, one) { return one + (n === 1 ? '' : one === 'hash' ? 'es' : 's'); }
function count(n, one) { return n + ' ' + named(n, one); }
function all(n, one) { return n === 0 ? 'no ' + one : (n === 1 ? 'the ' : n === 2 ? 'both ' : 'all ' + n + ' ') + named(n, one); }
function checkPassage(passage, number) {
  var article = document.getElementById('passage-' + number), faults = [], bytes = utf8(passage.text);
  var marks = {}, box = article && article.querySelector('.text');
  var shown = box ? textOf(box, marks, 0) : null;
  if (has('passages')) {
    if (shown !== passage.text) faults.push('the text on the page differs from the page’s data');
    var name = article && article.querySelector('[data-hash]');
    if (!name || name.textContent !== passage.id) faults.push('the passage ID on the page differs from the page’s data');
  }
  return (bytes ? sha256(bytes) : Promise.resolve('')).then(function (digest) {
    if ('sha256:' + digest !== passage.id) faults.unshift(bytes ? 'the SHA-256 of the text is ' + digest + ', which does not match the passage ID' : 'the text contains a damaged character, so it has no hash');
    return {
      ok: tell('passage-' + number, faults, 'the text matches its SHA-256.'),
      points: /[\ud800-\udfff]/.test(passage.text) ? Array.from(passage.text) : passage.text, marks: marks, shown: shown
    };
  });
}
function spanFaults(claim, number, read, citing) {
  var faults = [], span = object(claim.span), found = at(read.points, span.start, span.end), mark = read.marks[number], actual = string(claim.actual);
  if (found !== actual) faults.push(found === null ? 'the span is outside the passage' : 'the passage text at the span is “' + (found.length > 300 ? found.slice(0, 300) + '…' : found) + '”');
  else if (has('passages')) {
    if (!mark || read.shown.slice(mark.start, mark.end) !== actual) faults.push('the marks in the passage are at a different position');
    else if (markDiffers(document.getElementById('span-' + number), number, citing)) faults.push('the mark in the passage shows another effect');
  }
  if (!read.ok) faults.push('the check of its passage failed');
  return faults;
}
function checkClaim(raw, number, read, citing, first, words) {
  var claim = object(raw), article = whole(document.getElementById('claim-' + number)), faults = read ? spanFaults(claim, number, read, citing) : [];
  if (words[number]) faults.push('the claim text on the page differs from the assessment file');
  if (has('claims')) {
    faults = faults.concat(differences(article, valuesOfClaim(claim, number)));
    if (citationsDiffer(article, first ? citing : [])) faults.push('its citations differ from the assessment file');
    var span = article && article.querySelector('[data-span]'), offsets = object(claim.span);
    if (read && (!span || span.textContent !== offsets.start + ' to ' + offsets.end)) faults.push('the offsets on the page differ from the assessment file');
  }
  if (faults.length || read) return tell('claim-' + number, faults, 'the text is at its span.') ? 'good' : 'bad';
  say('claim-' + number, 'unknown', 'Cannot be checked: its passage is not in this report.');
  return 'unknown';
}
function checkEntry(of, numberOf, claims, words) {
  var shown = document.getElementById(of.place), article = whole(shown), want = valuesOfEntry(of);
  if (!article) return false;
  if (article !== shown) wordsDiffer(article, claims, words);
  if (article.querySelector('summary')) want[of.path + '/evidence'] = tally(of);
  var faults = differences(article, want).concat(linkFaults(article, of, numberOf)), links = linksShown(of).length;
  return tell(of.place, faults, 'the text' + (links === 0 ? ' is' : ' and ' + all(links, 'evidence link') + ' are') + ' as in the assessment file.');
}
function checkRest(file, entries, digest, page) {
  var faults = [];
  function test(section, want, name) { if (has(section) && differences(document.getElementById(section), want).length) faults.push(name); }
  var hash = document.querySelector('[data-hash=file]'), fingerprint = string(file.casefile_fingerprint_sha256);
  if (!hash || hash.textContent !== digest) faults.push('the SHA-256 of the assessment file');
  if (differences(document.getElementById('about'), { '/casefile_fingerprint_sha256': fingerprint === '' ? [] : [fingerprint] }).length) faults.push('the casefile fingerprint');
  test('summary', data.short ? {} : valuesOfSummary(entries), 'the summary');
  test('contradictions', valuesOfContradictions(file), 'the contradictions');
  test('unknowns', { '/unknowns': array(file.unknowns).filter(function (item) { return typeof item === 'string'; }) }, 'the unknowns');
  if (countsDiffer(file).length) faults.push('the counts');
  [['intents', 'intent_hypotheses'], ['power-bases', 'power_bases']].forEach(function (pair) {
    if (has(pair[0]) && document.querySelectorAll('#' + pair[0] + ' .entry').length !== array(file[pair[1]]).length) faults.push('the number of ' + pair[0].replace('-', ' '));
  });
  if (has('claims') && document.querySelectorAll('#claims > .claim').length !== array(file.claims).length) faults.push('the number of claims');
  if (page !== data.page && !faults.length) faults.push('something else on this page was changed after it was written');
  return faults;
}
function total(passages, claims, entries, rest) {
  var bad = [], unknown = 0, failed = { passage: 0, claim: 0, entry: 0 };
  function fail(kind, name) { failed[kind]++; bad.push(name); }
  passages.forEach(function (ok, i) { if (!ok) fail('passage', 'passage ' + (i + 1)); });
  claims.forEach(function (of) { if (of.state === 'bad') fail('claim', 'claim ' + of.number + (of.id ? ' (' + of.id + ')' : '')); else if (of.state === 'unknown') unknown++; });
  entries.forEach(function (of) { if (!of.ok) fail('entry', of.name); });
  var rest2 = unknown ? ' ' + count(unknown, 'span') + ' cannot be checked, because the passage is not in this report.' : '';
  if (bad.length || rest.length) {
    // Consequences of a change that already has a place need no words of their own.
    var others = rest.filter(function (words) { return !bad.length || words.indexOf('something else') < 0; });
    say('top', 'bad', 'This page’s own check failed. See “This page’s own check” at the end.');
    return say('total', 'bad', 'Checked in this browser: the check failed. ' + count(failed.passage, 'passage') + ' of ' + passages.length + ', ' + count(failed.claim, 'claim') + ' of ' + claims.length + ' and ' +
      failed.entry + ' of ' + entries.length + (entries.length === 1 ? ' entry' : ' entries') + ' fail: ' + list(bad.concat(others), ', ') + '.' + rest2);
  }
  var any = passages.length + claims.length - unknown > 0;
  say('total', unknown || !any ? 'unknown' : 'good', 'Checked in this browser: ' + (any ? all(passages.length, 'hash') + ' and ' + all(claims.length - unknown, 'span') + ' match' : 'there are no passages to check') + '. The page shows ' +
    'what its assessment file says: ' + (has('claims') ? count(claims.length, 'claim') + ', ' : '') + entries.length + (entries.length === 1 ? ' entry' : ' entries') + ' and ' + count(entries.reduce(function (sum, of) { return sum + of.links; }, 0), 'evidence link') + '.' + rest2);
}
function has(section) { return data.sections.indexOf(section) >= 0; }
var data, file, page;
try {
  data = JSON.parse(document.getElementById('data').textContent);
  file = object(JSON.parse(data.file));
  page = utf8(sealedText());
} catch (error) {
  say('total', 'bad', 'The check could not run: the page’s data is damaged.');
  return;
} finally {
  fold();
}
Promise.all([page ? sha256(page) : '', sha256(utf8(data.file) || new Uint8Array(0)), Promise.all(data.passages.map(function (passage, i) { return checkPassage(passage, i + 1); }))]).then(function (read) {
  var reads = read[2], claims = array(file.claims), citing = citationsOf(file), numberOf = Object.create(null), readOf = Object.create(null), words = {};
  wordsDiffer(document, claims, words);
  claims.forEach(function (raw, i) { var id = string(object(raw).claim_id); if (id && !numberOf[id]) numberOf[id] = i + 1; });
  data.passages.forEach(function (passage, i) { readOf[passage.id] = reads[i]; });
  var entries = entriesOf(file), checked = entries.filter(function (of) { return has(of.list === 'power_bases' ? 'power-bases' : 'intents'); }).map(function (of) {
    return { ok: checkEntry(of, numberOf, claims, words), name: of.id || of.path, links: linksShown(of).length };
  });
  total(
    reads.map(function (one) { return one.ok; }),
    claims.map(function (raw, i) {
      var id = string(object(raw).claim_id);
      return { number: i + 1, id: id, state: checkClaim(raw, i + 1, readOf[object(raw).passage_id], citing[id] || [], numberOf[id] === i + 1, words) };
    }),
    checked,
    checkRest(file, entries, read[1], read[0])
  );
}).catch(function (error) { say('total', 'bad', 'The check could not run: ' + error); });`;

export const checkScript = `(function () {
'use strict';
${[checkHash, checkValues, checkPage, foldedParts, run].join('\n')}
})();`;
