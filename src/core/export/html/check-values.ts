/**
 * Part of the script of the report: what the page must show for an assessment, derived from its file alone. A value's
 * place is its JSON Pointer. It repeats the words of `report/entries.ts` and `report/sections.ts`, because the script
 * shares no code with Assessment Desk. Malformed values count as missing, as in the report.
 */
import { shortFormLimits } from '../report/short-form.ts';

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
function day(time) { return data.short ? time.replace(/(\d{4}-\d\d-\d\d)T[^\s,]*/g, '$1') : time; }
function shortened(text, most) {
  var points = Array.from(text);
  return data.short && points.length > most ? points.slice(0, most).join('').replace(/\s+\S*$/, '') + '…' : text;
}
function effectOf(link) { return string(object(link).effect); }
function known(effect) { return effect === 'supports' || effect === 'contradicts'; }
function signed(effect) {
  if (effect === '') return 'is linked with an unknown effect to';
  return (effect === 'supports' ? '+ ' : effect === 'contradicts' ? '× ' : '') + effect;
}
function tally(entry) {
  function does(verb) {
    var n = array(entry.evidence).filter(function (link) { return effectOf(link) === verb + 's'; }).length;
    if (data.short) return (n || 'none').toLocaleString('en') + ' ' + verb + (n > 1 ? '' : 's');
    return (n === 0 ? 'no claim ' : n.toLocaleString('en') + (n === 1 ? ' claim ' : ' claims ')) + verb + (n > 1 ? '' : 's') + ' it';
  }
  return does('support') + ', ' + does('contradict');
}
var kinds = {
  intent_hypotheses: { place: 'ih-', id: 'hypothesis_id', statement: 'hypothesis' },
  power_bases: { place: 'pb-', id: 'power_basis_id', statement: 'description' }
};
function entriesOf(file) {
  var entries = [];
  Object.keys(kinds).forEach(function (list) {
    array(file[list]).forEach(function (raw, i) {
      var entry = object(raw), kind = kinds[list];
      entries.push({ entry: entry, list: list, path: '/' + list + '/' + i, place: kind.place + (i + 1), id: string(entry[kind.id]) });
    });
  });
  return entries;
}
function linksShown(of) {
  var links = array(of.entry.evidence).map(function (raw, i) { return { raw: raw, at: i }; });
  return data.short ? links.filter(function (link) { return effectOf(link.raw) === 'contradicts'; }).slice(0, of.list === 'power_bases' ? 0 : 2) : links;
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
    put('evidence', [tally(entry)]);
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
  want[path + 'attribution/mode'] = [choice(object(claim.attribution).mode)];
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
    want[of.path + '/evidence'] = [tally(of.entry)];
  });
  return want;
}`;
