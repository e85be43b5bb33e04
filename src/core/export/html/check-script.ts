/**
 * The script of the report. It runs in the reader's browser and shares no code with Assessment Desk. It reads the exact
 * passages from the page's data and hashes them (with its own code if the browser offers no hashing to the page). It
 * compares each passage with its ID and with the text on the page, and the text at each span with its claim.
 *
 * It is a constant, so that the content security policy can contain its hash, and ECMAScript 2017 for old browsers.
 */
export const checkScript = String.raw`(function () {
'use strict';
function textOf(node, marks, from) {
  var text = '';
  for (var child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 3) { text += child.data; continue; }
    if (child.nodeType !== 1) continue;
    var code = child.getAttribute('data-c');
    if (code !== null) { text += fromCode(parseInt(code, 16)); continue; }
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
function at(text, start, end) {
  if (!(start >= 0 && start <= end)) return null;
  var points = /[\ud800-\udfff]/.test(text) ? Array.from(text) : text;
  if (end > points.length) return null;
  var part = points.slice(start, end);
  return typeof part === 'string' ? part : part.join('');
}
function utf8(text) {
  var bytes = [];
  for (var i = 0; i < text.length; i++) {
    var c = text.codePointAt(i);
    if (c >= 0xd800 && c <= 0xdfff) return null;
    if (c > 0xffff) i++;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | c >> 6, 0x80 | c & 63);
    else if (c < 0x10000) bytes.push(0xe0 | c >> 12, 0x80 | c >> 6 & 63, 0x80 | c & 63);
    else bytes.push(0xf0 | c >> 18, 0x80 | c >> 12 & 63, 0x80 | c >> 6 & 63, 0x80 | c & 63);
  }
  return new Uint8Array(bytes);
}
function hex(bytes) {
  return Array.prototype.map.call(bytes, function (b) { return (b < 16 ? '0' : '') + b.toString(16); }).join('');
}
function ownSha256(bytes) {
  var h = [], k = [], n = 2, i, j;
  function frac(x) { return (x - Math.floor(x)) * 0x100000000 | 0; }
  for (; k.length < 64; n++) {
    for (j = 2; j * j <= n && n % j; j++);
    if (j * j <= n) continue;
    if (h.length < 8) h.push(frac(Math.sqrt(n)));
    k.push(frac(Math.cbrt(n)));
  }
  var length = bytes.length, padded = new Uint8Array((length + 72 >> 6) << 6), view = new DataView(padded.buffer), w = new Int32Array(64);
  padded.set(bytes); padded[length] = 0x80;
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000)); view.setUint32(padded.length - 4, length << 3);
  function turn(x, by) { return x >>> by | x << 32 - by; }
  for (var at = 0; at < padded.length; at += 64) {
    for (i = 0; i < 64; i++) {
      if (i < 16) { w[i] = view.getInt32(at + 4 * i); continue; }
      var a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >>> 3) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ b >>> 10);
    }
    var s = h.slice();
    for (i = 0; i < 64; i++) {
      var t1 = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + (s[4] & s[5] ^ ~s[4] & s[6]) + k[i] + w[i] | 0;
      var t2 = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]) | 0;
      s = [t1 + t2 | 0, s[0], s[1], s[2], s[3] + t1 | 0, s[4], s[5], s[6]];
    }
    for (i = 0; i < 8; i++) h[i] = h[i] + s[i] | 0;
  }
  var out = new Uint8Array(32), outView = new DataView(out.buffer);
  for (i = 0; i < 8; i++) outView.setInt32(4 * i, h[i]);
  return out;
}
function sha256(bytes) {
  var subtle = typeof crypto === 'object' && crypto.subtle;
  var own = function () { return hex(ownSha256(bytes)); };
  if (!subtle) return Promise.resolve().then(own);
  return subtle.digest('SHA-256', bytes).then(function (digest) { return hex(new Uint8Array(digest)); }, own);
}
function say(place, state, words) {
  var node = document.querySelector('[data-result="' + place + '"]');
  if (!node) return;
  node.setAttribute('data-state', state);
  node.textContent = words;
}
function list(places) { return places.length > 20 ? places.slice(0, 20).join(', ') + ' and ' + (places.length - 20) + ' more' : places.join(', '); }
function count(n, one) { return n + ' ' + one + (n === 1 ? '' : one === 'hash' ? 'es' : 's'); }
function checkPassage(passage, number) {
  var article = document.getElementById('passage-' + number), faults = [], bytes = utf8(passage.text);
  var marks = {}, box = article && article.querySelector('.text');
  var shown = box ? textOf(box, marks, 0) : null;
  if (shown !== passage.text) faults.push('the text on the page differs from the page’s data');
  var name = article && article.querySelector('.pid');
  if (!name || name.textContent !== passage.id) faults.push('the passage ID on the page differs from the page’s data');
  return (bytes ? sha256(bytes) : Promise.resolve('')).then(function (digest) {
    if ('sha256:' + digest !== passage.id) faults.unshift(bytes ? 'the SHA-256 of the text is ' + digest + ', which does not match the passage ID' : 'the text contains a damaged character, so it has no hash');
    if (faults.length) say('passage-' + number, 'bad', 'Check failed: ' + faults.join('; ') + '.');
    else say('passage-' + number, 'good', 'Checked in this browser: the text matches its SHA-256.');
    return { ok: !faults.length, marks: marks, shown: shown };
  });
}
function checkClaim(claim, number, passage, read, shownWords) {
  if (!passage) return say('claim-' + number, 'unknown', 'Cannot be checked: its passage is not in this report.'), 'unknown';
  var faults = [], found = at(passage.text, claim.start, claim.end), mark = read.marks[number];
  if (found !== claim.actual) faults.push(found === null ? 'the span is outside the passage' : 'the passage text at the span is “' + (found.length > 300 ? found.slice(0, 300) + '…' : found) + '”');
  else if (!mark || read.shown.slice(mark.start, mark.end) !== claim.actual) faults.push('the marks in the passage are at a different position');
  if (shownWords !== true) faults.push('the claim text on the page differs from the page’s data');
  var span = document.querySelector('[data-span="' + number + '"]');
  if (!span || span.textContent !== claim.start + ' to ' + claim.end) faults.push('the offsets on the page differ from the page’s data');
  if (!read.ok) faults.push('the check of its passage failed');
  if (faults.length) say('claim-' + number, 'bad', 'Check failed: ' + faults.join('; ') + '.');
  else say('claim-' + number, 'good', 'Checked in this browser: the text is at its span.');
  return faults.length ? 'bad' : 'good';
}
function wordsShown(claims) {
  var right = claims.map(function () { return true; }), nodes = document.querySelectorAll('[data-words]');
  Array.prototype.forEach.call(nodes, function (node) {
    var index = Number(node.getAttribute('data-words')) - 1;
    if (claims[index] && textOf(node) !== claims[index].actual) right[index] = false;
  });
  return right;
}
function total(data, reads, states) {
  var badPassages = [], badClaims = [], unknown = 0;
  reads.forEach(function (read, i) { if (!read.ok) badPassages.push('passage ' + (i + 1)); });
  states.forEach(function (state, i) {
    if (state === 'bad') badClaims.push('claim ' + (i + 1) + (data.claims[i].id ? ' (' + data.claims[i].id + ')' : ''));
    if (state === 'unknown') unknown++;
  });
  var rest = unknown ? ' ' + count(unknown, 'span') + ' cannot be checked, because the passage is not in this report.' : '';
  var spans = states.length - unknown;
  if (badPassages.length + badClaims.length) {
    say('total', 'bad', 'Checked in this browser: the check failed. ' + count(badPassages.length, 'passage') + ' of ' + reads.length + ' and ' + count(badClaims.length, 'span') + ' of ' + spans + ' fail: ' + list(badPassages.concat(badClaims)) + '.' + rest);
  } else if (!reads.length && !spans) {
    say('total', 'unknown', 'Nothing to check: this report has no passages.' + rest);
  } else {
    say('total', unknown ? 'unknown' : 'good', 'Checked in this browser: ' + (reads.length === 1 ? 'the 1 hash' : 'all ' + count(reads.length, 'hash')) + ' and ' + (spans === 1 ? 'the 1 span' : 'all ' + count(spans, 'span')) + ' match.' + rest);
  }
}
var data;
try { data = JSON.parse(document.getElementById('data').textContent); } catch (error) {
  say('total', 'bad', 'The check could not run: the page’s data is damaged.');
  return;
}
Promise.all(data.passages.map(function (passage, i) { return checkPassage(passage, i + 1); })).then(function (reads) {
  var words = wordsShown(data.claims);
  total(data, reads, data.claims.map(function (claim, i) {
    return checkClaim(claim, i + 1, data.passages[claim.passage - 1], reads[claim.passage - 1], words[i]);
  }));
}).catch(function (error) { say('total', 'bad', 'The check could not run: ' + error); });
})();`;
