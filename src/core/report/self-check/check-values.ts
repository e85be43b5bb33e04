/**
 * Part of the script of the report: what the page must show for an assessment, derived from its file alone. A value's
 * place is its JSON Pointer. It repeats the words of `report/entries.ts` and `report/names.ts`, because the script
 * shares no code with Assessment Desk. Malformed values count as missing, as in the report.
 */
import { maxShortLinks, shortFormLimits } from '../report/shape.ts';

export const checkValues = String.raw`function each(list, act) { Array.prototype.forEach.call(list, act); }
function object(value) { return value && typeof value === 'object' && !Array.isArray(value) ? value : {}; }
function array(value) { return Array.isArray(value) ? value : []; }
function string(value) { return typeof value === 'string' ? value : ''; }
function strings(value) { return array(value).filter(function (item) { return typeof item === 'string' && item !== ''; }); }
function choice(value) { return (typeof value === 'string' ? value : 'not stated').replace(/-/g, ' '); }
function period(scope) {
  var start = day(string(object(scope).start)), end = day(string(object(scope).end));
  if (start && end) return 'from ' + start + ' to ' + end;
  return start ? 'from ' + start + ', end open' : end ? 'to ' + end + ', start open' : 'not stated';
}
var months = 'January February March April May June July August September October November December'.split(' ');
function day(time) {
  var parts = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)[Tt](\d\d:\d\d)(:\d\d(?:\.\d+)?)([Zz]|[+-]\d\d:\d\d)$/.exec(time);
  if (!parts) return time;
  var date = Number(parts[3]) + ' ' + months[parts[2] - 1] + ' ' + parts[1], clock = parts[4] + (/^:0+(\.0+)?$/.test(parts[5]) ? '' : parts[5]);
  return data.short ? date : date + (clock === '00:00' ? '' : ', ' + clock) + ' (UTC' + (/^([Zz]|\+00:00)$/.test(parts[6]) ? '' : parts[6]) + ')';
}
function shortened(text, max) {
  var points = Array.from(text);
  return data.short && points.length > max ? points.slice(0, max).join('').replace(/\s+\S*$/, '') + '…' : text;
}
function effectOf(link) { return string(object(link).effect); }
function known(effect) { return effect === 'supports' || effect === 'contradicts'; }
function signed(effect) {
  if (effect === '') return 'is linked with an unknown effect to';
  return (effect === 'supports' ? '+ ' : effect === 'contradicts' ? '× ' : '') + effect;
}
function tally(of) {
  function numberOf(effect) {
    var ids = Object.create(null);
    array(of.entry.evidence).forEach(function (link) {
      var id = string(object(link).claim_id);
      if (effectOf(link) === effect && of.claims[id]) ids[id] = true;
    });
    return Object.keys(ids).length;
  }
  function claims(n) { return n === 0 ? 'no claim' : n.toLocaleString('en') + (n === 1 ? ' claim' : ' claims'); }
  var against = numberOf('contradicts');
  return [claims(numberOf('supports')), claims(against) + ' contradict' + (against > 1 ? '' : 's') + ' it'];
}
var kinds = {
  intent_hypotheses: { place: 'ih-', id: 'hypothesis_id', statement: 'hypothesis' },
  power_bases: { place: 'pb-', id: 'power_basis_id', statement: 'description' }
};
function entriesOf(file) {
  var entries = [], claims = Object.create(null);
  array(file.claims).forEach(function (raw) { var id = string(object(raw).claim_id); if (id) claims[id] = true; });
  Object.keys(kinds).forEach(function (list) {
    array(file[list]).forEach(function (raw, i) {
      var entry = object(raw), kind = kinds[list];
      entries.push({ entry: entry, list: list, path: '/' + list + '/' + i, place: kind.place + (i + 1), id: string(entry[kind.id]), claims: claims });
    });
  });
  return entries;
}
function linksShown(of) {
  var links = array(of.entry.evidence).map(function (raw, i) { return { raw: raw, at: i }; });
  if (!data.short) return links;
  function first(effect) { return of.list === 'power_bases' ? [] : links.filter(function (link) { return effectOf(link.raw) === effect; }).slice(0, ${maxShortLinks}); }
  return first('supports').concat(first('contradicts'));
}
function valuesOfEntry(of) {
  var entry = of.entry, path = of.path, want = {};
  function put(name, values) { want[path + '/' + name] = values; }
  put(kinds[of.list].id, [of.id]);
  var statement = string(entry[kinds[of.list].statement]);
  put(kinds[of.list].statement, [of.list === 'power_bases' ? shortened(statement, ${shortFormLimits.description}) : statement]);
  put('workflow_state', [choice(entry.workflow_state)]);
  if (!data.short || of.list !== 'power_bases') put('time_scope', [period(entry.time_scope)]);
  linksShown(of).forEach(function (link) {
    put('evidence/' + link.at + '/claim_id', [string(object(link.raw).claim_id)]);
    if (!data.short) put('evidence/' + link.at + '/reason', [string(object(link.raw).reason)]);
  });
  if (of.list === 'power_bases') {
    put('domain', [choice(entry.domain)]);
    if (!data.short) put('limitations', strings(entry.limitations));
  } else {
    put('topic', [string(entry.topic)]);
    put('alternatives', strings(entry.alternatives));
  }
  if (data.short) {
    put('evidence', tally(of));
    return want;
  }
  put('falsifiers', strings(entry.falsifiers));
  if (of.list === 'power_bases') {
    var scope = object(entry.scope);
    put('scope/relationship', [choice(scope.relationship)]);
    put('scope/geographies', strings(scope.geographies));
    put('scope/operations', strings(scope.operations));
  } else put('rationale', strings([entry.rationale]));
  return want;
}
function valuesOfClaim(claim, number) {
  var want = {}, path = '/claims/' + (number - 1) + '/';
  want[path + 'claim_id'] = [string(claim.claim_id)];
  want[path + 'proposition'] = [string(claim.proposition)];
  want[path + 'claim_kind'] = [choice(claim.claim_kind)];
  want[path + 'representation'] = [choice(claim.representation)];
  return want;
}
function valuesOfContradictions(file) {
  var want = {};
  array(file.contradictions).forEach(function (raw, i) {
    ['left_claim_id', 'right_claim_id'].forEach(function (name) {
      want['/contradictions/' + i + '/' + name] = [string(object(raw)[name])];
    });
    want['/contradictions/' + i + '/explanation'] = [shortened(string(object(raw).explanation), ${shortFormLimits.explanation})];
  });
  return want;
}
function valuesOfSummary(entries) {
  var want = {};
  entries.forEach(function (of) {
    want[of.path + '/' + kinds[of.list].id] = [of.id];
    want[of.path + '/' + kinds[of.list].statement] = [string(of.entry[kinds[of.list].statement])];
    want[of.path + '/workflow_state'] = [choice(of.entry.workflow_state)];
    want[of.path + '/evidence'] = tally(of);
  });
  return want;
}`;

/** SHA-256 in the reader's browser, with its own code if the browser offers none. */
export const checkHash = String.raw`function utf8(text) {
  if (typeof TextEncoder === 'function' && !/[\ud800-\udbff](?![\udc00-\udfff])|(?:[^\ud800-\udbff]|^)[\udc00-\udfff]/.test(text)) return new TextEncoder().encode(text);
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
}`;
