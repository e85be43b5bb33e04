/* Generated from src/schema by `npm run generate`. Do not edit. */
// <stdin>
import { isDateTime } from "../assessment/date-time.ts";
import { codePointLength } from "../text/offsets.ts";
function withErrors(errors, more) {
  if (errors === null) return more;
  for (let error of more) errors.push(error);
  return errors;
}
var validateHead = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", additionalProperties: !1, required: ["contract", "casefile_fingerprint_sha256", "observation_ids", "producer", "claims", "power_bases", "intent_hypotheses", "contradictions", "unknowns"], properties: { contract: { type: "string", const: "ww3.assessment/v1" }, casefile_fingerprint_sha256: { type: "string", pattern: "^[0-9a-f]{64}$" }, observation_ids: { type: "array", minItems: 1, maxItems: 100, items: { type: "integer", minimum: 1 } }, producer: { $ref: "#/$defs/producer" }, claims: { type: "array", maxItems: 200 }, power_bases: { type: "array", maxItems: 100 }, intent_hypotheses: { type: "array", maxItems: 50 }, contradictions: { type: "array", maxItems: 100 }, unknowns: { type: "array", maxItems: 100 }, scope: { type: "string" } }, $defs: { identifier: { type: "string", minLength: 1, maxLength: 200, pattern: "^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$" }, statement: { type: "string", minLength: 1, maxLength: 2e3 }, workflowState: { type: "string", enum: ["draft", "active", "contested", "retired"] }, producer: { type: "object", additionalProperties: !1, required: ["kind", "name", "version"], properties: { kind: { type: "string", enum: ["human", "agent", "model"] }, name: { type: "string", minLength: 1, maxLength: 200 }, version: { type: "string", minLength: 1, maxLength: 200 } } }, span: { type: "object", additionalProperties: !1, required: ["start", "end", "offset_encoding"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, offset_encoding: { type: "string", const: "unicode-code-point" } } }, attribution: { type: "object", additionalProperties: !1, required: ["actor_id", "mode"], properties: { mode: { type: "string", enum: ["explicit-speaker", "reported-speaker", "publisher", "unresolved"] }, actor_id: { type: ["string", "null"] } } }, claim: { type: "object", additionalProperties: !1, required: ["claim_id", "observation_id", "passage_id", "span", "actual", "proposition", "representation", "claim_kind", "subject_actor_ids", "attribution"], properties: { claim_id: { type: "string", minLength: 1, maxLength: 200 }, observation_id: { type: "integer", minimum: 1 }, passage_id: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, span: { $ref: "#/$defs/span" }, actual: { type: "string", minLength: 1, maxLength: 16384 }, proposition: { type: "string", minLength: 1, maxLength: 5e3 }, representation: { type: "string", enum: ["verbatim", "paraphrase"] }, claim_kind: { type: "string", enum: ["measurement", "reported-action", "public-position", "forecast", "denial", "allegation", "capacity"] }, subject_actor_ids: { type: "array", maxItems: 20, items: { $ref: "#/$defs/identifier" } }, attribution: { $ref: "#/$defs/attribution" } } }, timeScope: { type: "object", additionalProperties: !1, required: ["start", "end"], properties: { start: { type: ["string", "null"], format: "date-time" }, end: { type: ["string", "null"], format: "date-time" } }, anyOf: [{ properties: { start: { type: "string" } } }, { properties: { end: { type: "string" } } }] }, evidenceLink: { type: "object", additionalProperties: !1, required: ["claim_id", "effect", "reason"], properties: { claim_id: { $ref: "#/$defs/identifier" }, effect: { type: "string", enum: ["supports", "contradicts"] }, reason: { type: "string", minLength: 1, maxLength: 2e3 } } }, powerScope: { type: "object", additionalProperties: !1, required: ["relationship", "geographies", "operations", "related_actor_ids"], properties: { relationship: { type: "string", enum: ["self-capacity", "bilateral-leverage", "institutional-role", "network-position", "situational-access", "other"] }, geographies: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } }, operations: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } }, related_actor_ids: { type: "array", maxItems: 20, items: { $ref: "#/$defs/identifier" } } }, if: { properties: { relationship: { const: "bilateral-leverage" } }, required: ["relationship"] }, then: { properties: { related_actor_ids: { minItems: 1, maxItems: 1 } } } }, powerBasis: { type: "object", additionalProperties: !1, required: ["power_basis_id", "actor_id", "domain", "description", "scope", "time_scope", "workflow_state", "evidence", "limitations", "falsifiers"], properties: { power_basis_id: { $ref: "#/$defs/identifier" }, actor_id: { $ref: "#/$defs/identifier" }, domain: { type: "string", enum: ["military", "economic", "diplomatic", "institutional", "technological", "information", "logistics", "legal", "humanitarian", "other"] }, description: { type: "string", minLength: 1, maxLength: 5e3 }, scope: { $ref: "#/$defs/powerScope" }, time_scope: { $ref: "#/$defs/timeScope" }, workflow_state: { $ref: "#/$defs/workflowState" }, evidence: { type: "array", minItems: 1, maxItems: 100 }, limitations: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } }, falsifiers: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } } } }, intentHypothesis: { type: "object", additionalProperties: !1, required: ["hypothesis_id", "actor_id", "topic", "hypothesis", "rationale", "time_scope", "workflow_state", "evidence", "alternatives", "falsifiers"], properties: { hypothesis_id: { $ref: "#/$defs/identifier" }, actor_id: { $ref: "#/$defs/identifier" }, topic: { type: "string", minLength: 1, maxLength: 500 }, hypothesis: { type: "string", minLength: 1, maxLength: 5e3 }, rationale: { type: "string", minLength: 1, maxLength: 5e3 }, time_scope: { $ref: "#/$defs/timeScope" }, workflow_state: { $ref: "#/$defs/workflowState" }, evidence: { type: "array", minItems: 1, maxItems: 100 }, alternatives: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } }, falsifiers: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } } } }, contradiction: { type: "object", additionalProperties: !1, required: ["left_claim_id", "right_claim_id", "explanation"], properties: { left_claim_id: { type: "string" }, right_claim_id: { type: "string" }, explanation: { type: "string", minLength: 1, maxLength: 5e3 } } }, unknown: { type: "string", minLength: 1, maxLength: 2e3 } } }, func1 = Object.prototype.hasOwnProperty, pattern3 = new RegExp("^[0-9a-f]{64}$", "u"), schema20 = { type: "object", additionalProperties: !1, required: ["kind", "name", "version"], properties: { kind: { type: "string", enum: ["human", "agent", "model"] }, name: { type: "string", minLength: 1, maxLength: 200 }, version: { type: "string", minLength: 1, maxLength: 200 } } }, func2 = codePointLength;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.version === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "name" || key0 === "version")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "human" || data0 === "agent" || data0 === "model")) {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema20.properties.kind.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 == "string") {
        if (func2(data1) > 200) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      if (typeof data2 == "string") {
        if (func2(data2) > 200) {
          let err9 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func2(data2) < 1) {
          let err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contract === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.casefile_fingerprint_sha256 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "casefile_fingerprint_sha256" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.observation_ids === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "observation_ids" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.producer === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "producer" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.claims === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claims" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.power_bases === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "power_bases" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.intent_hypotheses === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "intent_hypotheses" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.contradictions === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contradictions" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.unknowns === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unknowns" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.contract !== void 0) {
      let data0 = data.contract;
      if (typeof data0 != "string") {
        let err10 = { instancePath: instancePath + "/contract", schemaPath: "#/properties/contract/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (data0 !== "ww3.assessment/v1") {
        let err11 = { instancePath: instancePath + "/contract", schemaPath: "#/properties/contract/const", keyword: "const", params: { allowedValue: "ww3.assessment/v1" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.casefile_fingerprint_sha256 !== void 0) {
      let data1 = data.casefile_fingerprint_sha256;
      if (typeof data1 == "string") {
        if (!pattern3.test(data1)) {
          let err12 = { instancePath: instancePath + "/casefile_fingerprint_sha256", schemaPath: "#/properties/casefile_fingerprint_sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/casefile_fingerprint_sha256", schemaPath: "#/properties/casefile_fingerprint_sha256/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.observation_ids !== void 0) {
      let data2 = data.observation_ids;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err14 = { instancePath: instancePath + "/observation_ids", schemaPath: "#/properties/observation_ids/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data2.length < 1) {
          let err15 = { instancePath: instancePath + "/observation_ids", schemaPath: "#/properties/observation_ids/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err16 = { instancePath: instancePath + "/observation_ids/" + i0, schemaPath: "#/properties/observation_ids/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
            let err17 = { instancePath: instancePath + "/observation_ids/" + i0, schemaPath: "#/properties/observation_ids/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/observation_ids", schemaPath: "#/properties/observation_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.producer !== void 0 && (validate53(data.producer, { instancePath: instancePath + "/producer", parentData: data, parentDataProperty: "producer", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate53.errors), errors = vErrors.length)), data.claims !== void 0) {
      let data5 = data.claims;
      if (Array.isArray(data5)) {
        if (data5.length > 200) {
          let err19 = { instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.power_bases !== void 0) {
      let data6 = data.power_bases;
      if (Array.isArray(data6)) {
        if (data6.length > 100) {
          let err21 = { instancePath: instancePath + "/power_bases", schemaPath: "#/properties/power_bases/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/power_bases", schemaPath: "#/properties/power_bases/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.intent_hypotheses !== void 0) {
      let data7 = data.intent_hypotheses;
      if (Array.isArray(data7)) {
        if (data7.length > 50) {
          let err23 = { instancePath: instancePath + "/intent_hypotheses", schemaPath: "#/properties/intent_hypotheses/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/intent_hypotheses", schemaPath: "#/properties/intent_hypotheses/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.contradictions !== void 0) {
      let data8 = data.contradictions;
      if (Array.isArray(data8)) {
        if (data8.length > 100) {
          let err25 = { instancePath: instancePath + "/contradictions", schemaPath: "#/properties/contradictions/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/contradictions", schemaPath: "#/properties/contradictions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.unknowns !== void 0) {
      let data9 = data.unknowns;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          let err27 = { instancePath: instancePath + "/unknowns", schemaPath: "#/properties/unknowns/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/unknowns", schemaPath: "#/properties/unknowns/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.scope !== void 0 && typeof data.scope != "string") {
      let err29 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validateClaim = validate55, schema21 = { type: "object", additionalProperties: !1, required: ["claim_id", "observation_id", "passage_id", "span", "actual", "proposition", "representation", "claim_kind", "subject_actor_ids", "attribution"], properties: { claim_id: { type: "string", minLength: 1, maxLength: 200 }, observation_id: { type: "integer", minimum: 1 }, passage_id: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, span: { $ref: "#/$defs/span" }, actual: { type: "string", minLength: 1, maxLength: 16384 }, proposition: { type: "string", minLength: 1, maxLength: 5e3 }, representation: { type: "string", enum: ["verbatim", "paraphrase"] }, claim_kind: { type: "string", enum: ["measurement", "reported-action", "public-position", "forecast", "denial", "allegation", "capacity"] }, subject_actor_ids: { type: "array", maxItems: 20, items: { $ref: "#/$defs/identifier" } }, attribution: { $ref: "#/$defs/attribution" } } }, pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.end === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.offset_encoding === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset_encoding" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "start" || key0 === "end" || key0 === "offset_encoding")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.start !== void 0) {
      let data0 = data.start;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.end !== void 0) {
      let data1 = data.end;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/end", schemaPath: "#/properties/end/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/end", schemaPath: "#/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.offset_encoding !== void 0) {
      let data2 = data.offset_encoding;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/offset_encoding", schemaPath: "#/properties/offset_encoding/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data2 !== "unicode-code-point") {
        let err9 = { instancePath: instancePath + "/offset_encoding", schemaPath: "#/properties/offset_encoding/const", keyword: "const", params: { allowedValue: "unicode-code-point" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern5 = new RegExp("^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 200) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern5.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema24 = { type: "object", additionalProperties: !1, required: ["actor_id", "mode"], properties: { mode: { type: "string", enum: ["explicit-speaker", "reported-speaker", "publisher", "unresolved"] }, actor_id: { type: ["string", "null"] } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actor_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.mode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "mode" || key0 === "actor_id")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "explicit-speaker" || data0 === "reported-speaker" || data0 === "publisher" || data0 === "unresolved")) {
        let err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema24.properties.mode.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.actor_id !== void 0) {
      let data1 = data.actor_id;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/actor_id", schemaPath: "#/properties/actor_id/type", keyword: "type", params: { type: schema24.properties.actor_id.type } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.claim_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.observation_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "observation_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.passage_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passage_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.span === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "span" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.actual === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actual" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.proposition === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "proposition" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.representation === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "representation" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.claim_kind === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_kind" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.subject_actor_ids === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_actor_ids" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.attribution === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attribution" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema21.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.claim_id !== void 0) {
      let data0 = data.claim_id;
      if (typeof data0 == "string") {
        if (func2(data0) > 200) {
          let err11 = { instancePath: instancePath + "/claim_id", schemaPath: "#/properties/claim_id/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func2(data0) < 1) {
          let err12 = { instancePath: instancePath + "/claim_id", schemaPath: "#/properties/claim_id/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/claim_id", schemaPath: "#/properties/claim_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.observation_id !== void 0) {
      let data1 = data.observation_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err14 = { instancePath: instancePath + "/observation_id", schemaPath: "#/properties/observation_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err15 = { instancePath: instancePath + "/observation_id", schemaPath: "#/properties/observation_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.passage_id !== void 0) {
      let data2 = data.passage_id;
      if (typeof data2 == "string") {
        if (!pattern4.test(data2)) {
          let err16 = { instancePath: instancePath + "/passage_id", schemaPath: "#/properties/passage_id/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/passage_id", schemaPath: "#/properties/passage_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.span !== void 0 && (validate56(data.span, { instancePath: instancePath + "/span", parentData: data, parentDataProperty: "span", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate56.errors), errors = vErrors.length)), data.actual !== void 0) {
      let data4 = data.actual;
      if (typeof data4 == "string") {
        if (func2(data4) > 16384) {
          let err18 = { instancePath: instancePath + "/actual", schemaPath: "#/properties/actual/maxLength", keyword: "maxLength", params: { limit: 16384 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (func2(data4) < 1) {
          let err19 = { instancePath: instancePath + "/actual", schemaPath: "#/properties/actual/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/actual", schemaPath: "#/properties/actual/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.proposition !== void 0) {
      let data5 = data.proposition;
      if (typeof data5 == "string") {
        if (func2(data5) > 5e3) {
          let err21 = { instancePath: instancePath + "/proposition", schemaPath: "#/properties/proposition/maxLength", keyword: "maxLength", params: { limit: 5e3 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (func2(data5) < 1) {
          let err22 = { instancePath: instancePath + "/proposition", schemaPath: "#/properties/proposition/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/proposition", schemaPath: "#/properties/proposition/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.representation !== void 0) {
      let data6 = data.representation;
      if (typeof data6 != "string") {
        let err24 = { instancePath: instancePath + "/representation", schemaPath: "#/properties/representation/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (!(data6 === "verbatim" || data6 === "paraphrase")) {
        let err25 = { instancePath: instancePath + "/representation", schemaPath: "#/properties/representation/enum", keyword: "enum", params: { allowedValues: schema21.properties.representation.enum } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.claim_kind !== void 0) {
      let data7 = data.claim_kind;
      if (typeof data7 != "string") {
        let err26 = { instancePath: instancePath + "/claim_kind", schemaPath: "#/properties/claim_kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (!(data7 === "measurement" || data7 === "reported-action" || data7 === "public-position" || data7 === "forecast" || data7 === "denial" || data7 === "allegation" || data7 === "capacity")) {
        let err27 = { instancePath: instancePath + "/claim_kind", schemaPath: "#/properties/claim_kind/enum", keyword: "enum", params: { allowedValues: schema21.properties.claim_kind.enum } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.subject_actor_ids !== void 0) {
      let data8 = data.subject_actor_ids;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          let err28 = { instancePath: instancePath + "/subject_actor_ids", schemaPath: "#/properties/subject_actor_ids/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate58(data8[i0], { instancePath: instancePath + "/subject_actor_ids/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate58.errors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/subject_actor_ids", schemaPath: "#/properties/subject_actor_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    data.attribution !== void 0 && (validate60(data.attribution, { instancePath: instancePath + "/attribution", parentData: data, parentDataProperty: "attribution", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate60.errors), errors = vErrors.length));
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validatePowerBasis = validate62, schema25 = { type: "object", additionalProperties: !1, required: ["power_basis_id", "actor_id", "domain", "description", "scope", "time_scope", "workflow_state", "evidence", "limitations", "falsifiers"], properties: { power_basis_id: { $ref: "#/$defs/identifier" }, actor_id: { $ref: "#/$defs/identifier" }, domain: { type: "string", enum: ["military", "economic", "diplomatic", "institutional", "technological", "information", "logistics", "legal", "humanitarian", "other"] }, description: { type: "string", minLength: 1, maxLength: 5e3 }, scope: { $ref: "#/$defs/powerScope" }, time_scope: { $ref: "#/$defs/timeScope" }, workflow_state: { $ref: "#/$defs/workflowState" }, evidence: { type: "array", minItems: 1, maxItems: 100 }, limitations: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } }, falsifiers: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } } } }, schema26 = { type: "object", additionalProperties: !1, required: ["relationship", "geographies", "operations", "related_actor_ids"], properties: { relationship: { type: "string", enum: ["self-capacity", "bilateral-leverage", "institutional-role", "network-position", "situational-access", "other"] }, geographies: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } }, operations: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } }, related_actor_ids: { type: "array", maxItems: 20, items: { $ref: "#/$defs/identifier" } } }, if: { properties: { relationship: { const: "bilateral-leverage" } }, required: ["relationship"] }, then: { properties: { related_actor_ids: { minItems: 1, maxItems: 1 } } } };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.relationship === void 0 && (missing0 = "relationship")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (data.relationship !== void 0 && data.relationship !== "bilateral-leverage") {
      let err1 = {};
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
    let _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.related_actor_ids !== void 0) {
      let data1 = data.related_actor_ids;
      if (Array.isArray(data1)) {
        if (data1.length > 1) {
          let err2 = { instancePath: instancePath + "/related_actor_ids", schemaPath: "#/then/properties/related_actor_ids/maxItems", keyword: "maxItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/related_actor_ids", schemaPath: "#/then/properties/related_actor_ids/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    var _valid0 = _errs4 === errors;
    if (valid0 = _valid0, valid0) {
      var props0 = {};
      props0.related_actor_ids = !0, props0.relationship = !0;
    }
  }
  if (!valid0) {
    let err4 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relationship === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationship" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.geographies === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "geographies" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operations === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operations" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.related_actor_ids === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "related_actor_ids" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "relationship" || key0 === "geographies" || key0 === "operations" || key0 === "related_actor_ids")) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.relationship !== void 0) {
      let data2 = data.relationship;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/relationship", schemaPath: "#/properties/relationship/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "self-capacity" || data2 === "bilateral-leverage" || data2 === "institutional-role" || data2 === "network-position" || data2 === "situational-access" || data2 === "other")) {
        let err11 = { instancePath: instancePath + "/relationship", schemaPath: "#/properties/relationship/enum", keyword: "enum", params: { allowedValues: schema26.properties.relationship.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.geographies !== void 0) {
      let data3 = data.geographies;
      if (Array.isArray(data3)) {
        if (data3.length > 20) {
          let err12 = { instancePath: instancePath + "/geographies", schemaPath: "#/properties/geographies/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.length < 1) {
          let err13 = { instancePath: instancePath + "/geographies", schemaPath: "#/properties/geographies/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate66(data3[i0], { instancePath: instancePath + "/geographies/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate66.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/geographies", schemaPath: "#/properties/geographies/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.operations !== void 0) {
      let data5 = data.operations;
      if (Array.isArray(data5)) {
        if (data5.length > 20) {
          let err15 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data5.length < 1) {
          let err16 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate66(data5[i1], { instancePath: instancePath + "/operations/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate66.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.related_actor_ids !== void 0) {
      let data7 = data.related_actor_ids;
      if (Array.isArray(data7)) {
        if (data7.length > 20) {
          let err18 = { instancePath: instancePath + "/related_actor_ids", schemaPath: "#/properties/related_actor_ids/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate58(data7[i2], { instancePath: instancePath + "/related_actor_ids/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate58.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/related_actor_ids", schemaPath: "#/properties/related_actor_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "object", additionalProperties: !1, required: ["start", "end"], properties: { start: { type: ["string", "null"], format: "date-time" }, end: { type: ["string", "null"], format: "date-time" } }, anyOf: [{ properties: { start: { type: "string" } } }, { properties: { end: { type: "string" } } }] }, formats0 = isDateTime;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, valid0 = !1, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data) && data.start !== void 0 && typeof data.start != "string") {
    let err0 = { instancePath: instancePath + "/start", schemaPath: "#/anyOf/0/properties/start/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0) {
    var props0 = {};
    props0.start = !0;
  }
  let _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data) && data.end !== void 0 && typeof data.end != "string") {
    let err1 = { instancePath: instancePath + "/end", schemaPath: "#/anyOf/1/properties/end/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs5 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = props0 || {}, props0.end = !0), valid0)
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.end === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "start" || key0 === "end")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: schema28.properties.start.type } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "string" && !formats0(data2)) {
        let err7 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/format", keyword: "format", params: { format: "date-time" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/end", schemaPath: "#/properties/end/type", keyword: "type", params: { type: schema28.properties.end.type } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "string" && !formats0(data3)) {
        let err9 = { instancePath: instancePath + "/end", schemaPath: "#/properties/end/format", keyword: "format", params: { format: "date-time" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema29 = { type: "string", enum: ["draft", "active", "contested", "retired"] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "draft" || data === "active" || data === "contested" || data === "retired")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema29.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.power_basis_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "power_basis_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actor_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.domain === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "domain" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.description === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.scope === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.time_scope === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_scope" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.workflow_state === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow_state" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.evidence === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.limitations === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limitations" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.falsifiers === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "falsifiers" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema25.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.power_basis_id !== void 0 && (validate58(data.power_basis_id, { instancePath: instancePath + "/power_basis_id", parentData: data, parentDataProperty: "power_basis_id", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate58.errors), errors = vErrors.length)), data.actor_id !== void 0 && (validate58(data.actor_id, { instancePath: instancePath + "/actor_id", parentData: data, parentDataProperty: "actor_id", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate58.errors), errors = vErrors.length)), data.domain !== void 0) {
      let data2 = data.domain;
      if (typeof data2 != "string") {
        let err11 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data2 === "military" || data2 === "economic" || data2 === "diplomatic" || data2 === "institutional" || data2 === "technological" || data2 === "information" || data2 === "logistics" || data2 === "legal" || data2 === "humanitarian" || data2 === "other")) {
        let err12 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/enum", keyword: "enum", params: { allowedValues: schema25.properties.domain.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 == "string") {
        if (func2(data3) > 5e3) {
          let err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 5e3 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func2(data3) < 1) {
          let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.scope !== void 0 && (validate65(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate65.errors), errors = vErrors.length)), data.time_scope !== void 0 && (validate71(data.time_scope, { instancePath: instancePath + "/time_scope", parentData: data, parentDataProperty: "time_scope", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate71.errors), errors = vErrors.length)), data.workflow_state !== void 0 && (validate73(data.workflow_state, { instancePath: instancePath + "/workflow_state", parentData: data, parentDataProperty: "workflow_state", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate73.errors), errors = vErrors.length)), data.evidence !== void 0) {
      let data7 = data.evidence;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          let err16 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data7.length < 1) {
          let err17 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.limitations !== void 0) {
      let data8 = data.limitations;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          let err19 = { instancePath: instancePath + "/limitations", schemaPath: "#/properties/limitations/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data8.length < 1) {
          let err20 = { instancePath: instancePath + "/limitations", schemaPath: "#/properties/limitations/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate66(data8[i0], { instancePath: instancePath + "/limitations/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate66.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/limitations", schemaPath: "#/properties/limitations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.falsifiers !== void 0) {
      let data10 = data.falsifiers;
      if (Array.isArray(data10)) {
        if (data10.length > 20) {
          let err22 = { instancePath: instancePath + "/falsifiers", schemaPath: "#/properties/falsifiers/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data10.length < 1) {
          let err23 = { instancePath: instancePath + "/falsifiers", schemaPath: "#/properties/falsifiers/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate66(data10[i1], { instancePath: instancePath + "/falsifiers/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate66.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/falsifiers", schemaPath: "#/properties/falsifiers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validateIntent = validate77, schema30 = { type: "object", additionalProperties: !1, required: ["hypothesis_id", "actor_id", "topic", "hypothesis", "rationale", "time_scope", "workflow_state", "evidence", "alternatives", "falsifiers"], properties: { hypothesis_id: { $ref: "#/$defs/identifier" }, actor_id: { $ref: "#/$defs/identifier" }, topic: { type: "string", minLength: 1, maxLength: 500 }, hypothesis: { type: "string", minLength: 1, maxLength: 5e3 }, rationale: { type: "string", minLength: 1, maxLength: 5e3 }, time_scope: { $ref: "#/$defs/timeScope" }, workflow_state: { $ref: "#/$defs/workflowState" }, evidence: { type: "array", minItems: 1, maxItems: 100 }, alternatives: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } }, falsifiers: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/statement" } } } };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hypothesis_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hypothesis_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actor_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.topic === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topic" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.hypothesis === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hypothesis" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.rationale === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rationale" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.time_scope === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_scope" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.workflow_state === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow_state" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.evidence === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.alternatives === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alternatives" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.falsifiers === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "falsifiers" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema30.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.hypothesis_id !== void 0 && (validate58(data.hypothesis_id, { instancePath: instancePath + "/hypothesis_id", parentData: data, parentDataProperty: "hypothesis_id", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate58.errors), errors = vErrors.length)), data.actor_id !== void 0 && (validate58(data.actor_id, { instancePath: instancePath + "/actor_id", parentData: data, parentDataProperty: "actor_id", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate58.errors), errors = vErrors.length)), data.topic !== void 0) {
      let data2 = data.topic;
      if (typeof data2 == "string") {
        if (func2(data2) > 500) {
          let err11 = { instancePath: instancePath + "/topic", schemaPath: "#/properties/topic/maxLength", keyword: "maxLength", params: { limit: 500 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func2(data2) < 1) {
          let err12 = { instancePath: instancePath + "/topic", schemaPath: "#/properties/topic/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/topic", schemaPath: "#/properties/topic/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.hypothesis !== void 0) {
      let data3 = data.hypothesis;
      if (typeof data3 == "string") {
        if (func2(data3) > 5e3) {
          let err14 = { instancePath: instancePath + "/hypothesis", schemaPath: "#/properties/hypothesis/maxLength", keyword: "maxLength", params: { limit: 5e3 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (func2(data3) < 1) {
          let err15 = { instancePath: instancePath + "/hypothesis", schemaPath: "#/properties/hypothesis/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/hypothesis", schemaPath: "#/properties/hypothesis/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.rationale !== void 0) {
      let data4 = data.rationale;
      if (typeof data4 == "string") {
        if (func2(data4) > 5e3) {
          let err17 = { instancePath: instancePath + "/rationale", schemaPath: "#/properties/rationale/maxLength", keyword: "maxLength", params: { limit: 5e3 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (func2(data4) < 1) {
          let err18 = { instancePath: instancePath + "/rationale", schemaPath: "#/properties/rationale/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/rationale", schemaPath: "#/properties/rationale/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.time_scope !== void 0 && (validate71(data.time_scope, { instancePath: instancePath + "/time_scope", parentData: data, parentDataProperty: "time_scope", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate71.errors), errors = vErrors.length)), data.workflow_state !== void 0 && (validate73(data.workflow_state, { instancePath: instancePath + "/workflow_state", parentData: data, parentDataProperty: "workflow_state", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate73.errors), errors = vErrors.length)), data.evidence !== void 0) {
      let data7 = data.evidence;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          let err20 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data7.length < 1) {
          let err21 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.alternatives !== void 0) {
      let data8 = data.alternatives;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          let err23 = { instancePath: instancePath + "/alternatives", schemaPath: "#/properties/alternatives/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.length < 1) {
          let err24 = { instancePath: instancePath + "/alternatives", schemaPath: "#/properties/alternatives/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate66(data8[i0], { instancePath: instancePath + "/alternatives/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate66.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/alternatives", schemaPath: "#/properties/alternatives/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.falsifiers !== void 0) {
      let data10 = data.falsifiers;
      if (Array.isArray(data10)) {
        if (data10.length > 20) {
          let err26 = { instancePath: instancePath + "/falsifiers", schemaPath: "#/properties/falsifiers/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data10.length < 1) {
          let err27 = { instancePath: instancePath + "/falsifiers", schemaPath: "#/properties/falsifiers/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate66(data10[i1], { instancePath: instancePath + "/falsifiers/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate66.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/falsifiers", schemaPath: "#/properties/falsifiers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validateEvidenceLink = validate84, schema31 = { type: "object", additionalProperties: !1, required: ["claim_id", "effect", "reason"], properties: { claim_id: { $ref: "#/$defs/identifier" }, effect: { type: "string", enum: ["supports", "contradicts"] }, reason: { type: "string", minLength: 1, maxLength: 2e3 } } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.claim_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.effect === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.reason === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "claim_id" || key0 === "effect" || key0 === "reason")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.claim_id !== void 0 && (validate58(data.claim_id, { instancePath: instancePath + "/claim_id", parentData: data, parentDataProperty: "claim_id", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate58.errors), errors = vErrors.length)), data.effect !== void 0) {
      let data1 = data.effect;
      if (typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data1 === "supports" || data1 === "contradicts")) {
        let err5 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema31.properties.effect.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data2 = data.reason;
      if (typeof data2 == "string") {
        if (func2(data2) > 2e3) {
          let err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data2) < 1) {
          let err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validateContradiction = validate86;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.left_claim_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "left_claim_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.right_claim_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "right_claim_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.explanation === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "explanation" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "left_claim_id" || key0 === "right_claim_id" || key0 === "explanation")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.left_claim_id !== void 0 && typeof data.left_claim_id != "string") {
      let err4 = { instancePath: instancePath + "/left_claim_id", schemaPath: "#/properties/left_claim_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.right_claim_id !== void 0 && typeof data.right_claim_id != "string") {
      let err5 = { instancePath: instancePath + "/right_claim_id", schemaPath: "#/properties/right_claim_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.explanation !== void 0) {
      let data2 = data.explanation;
      if (typeof data2 == "string") {
        if (func2(data2) > 5e3) {
          let err6 = { instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/maxLength", keyword: "maxLength", params: { limit: 5e3 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data2) < 1) {
          let err7 = { instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validateUnknown = validate87;
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var validateActor = validate113;
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 200) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern5.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema39 = { type: ["string", "null"], enum: ["A", "B", "C", "D", "E", "F", null] };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema39.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "A" || data === "B" || data === "C" || data === "D" || data === "E" || data === "F" || data === null)) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema39.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.descriptor === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "descriptor" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reliability === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reliability" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.basis === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "basis" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "descriptor" || key0 === "reliability" || key0 === "basis")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.descriptor !== void 0 && (validate93(data.descriptor, { instancePath: instancePath + "/descriptor", parentData: data, parentDataProperty: "descriptor", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate93.errors), errors = vErrors.length)), data.reliability !== void 0 && (validate95(data.reliability, { instancePath: instancePath + "/reliability", parentData: data, parentDataProperty: "reliability", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate95.errors), errors = vErrors.length)), data.basis !== void 0 && (validate97(data.basis, { instancePath: instancePath + "/basis", parentData: data, parentDataProperty: "basis", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate97.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actor_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.names === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "names" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.publisher_hosts === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publisher_hosts" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "actor_id" || key0 === "names" || key0 === "publisher_hosts" || key0 === "grade")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.actor_id !== void 0 && (validate90(data.actor_id, { instancePath: instancePath + "/actor_id", parentData: data, parentDataProperty: "actor_id", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate90.errors), errors = vErrors.length)), data.names !== void 0) {
      let data1 = data.names;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) > 500) {
              let err4 = { instancePath: instancePath + "/names/" + i0, schemaPath: "#/properties/names/items/maxLength", keyword: "maxLength", params: { limit: 500 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func2(data2) < 1) {
              let err5 = { instancePath: instancePath + "/names/" + i0, schemaPath: "#/properties/names/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/names/" + i0, schemaPath: "#/properties/names/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/names", schemaPath: "#/properties/names/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.publisher_hosts !== void 0) {
      let data3 = data.publisher_hosts;
      if (Array.isArray(data3)) {
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 == "string") {
            if (func2(data4) > 255) {
              let err8 = { instancePath: instancePath + "/publisher_hosts/" + i1, schemaPath: "#/properties/publisher_hosts/items/maxLength", keyword: "maxLength", params: { limit: 255 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (func2(data4) < 1) {
              let err9 = { instancePath: instancePath + "/publisher_hosts/" + i1, schemaPath: "#/properties/publisher_hosts/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/publisher_hosts/" + i1, schemaPath: "#/properties/publisher_hosts/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/publisher_hosts", schemaPath: "#/properties/publisher_hosts/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.grade !== void 0 && (validate92(data.grade, { instancePath: instancePath + "/grade", parentData: data, parentDataProperty: "grade", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate92.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validateObservation = validate116, schema41 = { type: "object", additionalProperties: !1, required: ["observation_id", "title", "canonical_url", "publisher_actor_id", "published_at", "retrieved_at", "language", "passages"], properties: { observation_id: { type: "integer", minimum: 1 }, title: { type: "string" }, canonical_url: { type: ["string", "null"] }, publisher_actor_id: { anyOf: [{ $ref: "#/$defs/identifier" }, { type: "null" }] }, published_at: { type: ["string", "null"], format: "date-time" }, retrieved_at: { type: ["string", "null"], format: "date-time" }, language: { type: ["string", "null"] }, passages: { type: "array", items: { $ref: "#/$defs/passage" } }, grade: { $ref: "#/$defs/observationGrade" } } };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.passage_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passage_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "passage_id" || key0 === "text")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.passage_id !== void 0) {
      let data0 = data.passage_id;
      if (typeof data0 == "string") {
        if (!pattern4.test(data0)) {
          let err3 = { instancePath: instancePath + "/passage_id", schemaPath: "#/properties/passage_id/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/passage_id", schemaPath: "#/properties/passage_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      let err5 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema44 = { type: ["string", "null"], enum: ["1", "2", "3", "4", "5", "6", null] };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema44.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "1" || data === "2" || data === "3" || data === "4" || data === "5" || data === "6" || data === null)) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema44.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.descriptor === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "descriptor" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reliability === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reliability" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.credibility === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "credibility" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.basis === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "basis" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "descriptor" || key0 === "reliability" || key0 === "credibility" || key0 === "basis")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    data.descriptor !== void 0 && (validate93(data.descriptor, { instancePath: instancePath + "/descriptor", parentData: data, parentDataProperty: "descriptor", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate93.errors), errors = vErrors.length)), data.reliability !== void 0 && (validate95(data.reliability, { instancePath: instancePath + "/reliability", parentData: data, parentDataProperty: "reliability", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate95.errors), errors = vErrors.length)), data.credibility !== void 0 && (validate108(data.credibility, { instancePath: instancePath + "/credibility", parentData: data, parentDataProperty: "credibility", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate108.errors), errors = vErrors.length)), data.basis !== void 0 && (validate97(data.basis, { instancePath: instancePath + "/basis", parentData: data, parentDataProperty: "basis", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate97.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.observation_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "observation_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.canonical_url === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "canonical_url" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.publisher_actor_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publisher_actor_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.published_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "published_at" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.retrieved_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retrieved_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.language === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.passages === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passages" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema41.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.observation_id !== void 0) {
      let data0 = data.observation_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err9 = { instancePath: instancePath + "/observation_id", schemaPath: "#/properties/observation_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err10 = { instancePath: instancePath + "/observation_id", schemaPath: "#/properties/observation_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.canonical_url !== void 0) {
      let data2 = data.canonical_url;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/canonical_url", schemaPath: "#/properties/canonical_url/type", keyword: "type", params: { type: schema41.properties.canonical_url.type } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.publisher_actor_id !== void 0) {
      let data3 = data.publisher_actor_id, _errs9 = errors, valid1 = !1, _errs10 = errors;
      validate90(data3, { instancePath: instancePath + "/publisher_actor_id", parentData: data, parentDataProperty: "publisher_actor_id", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate90.errors), errors = vErrors.length);
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      let _errs11 = errors;
      if (data3 !== null) {
        let err13 = { instancePath: instancePath + "/publisher_actor_id", schemaPath: "#/properties/publisher_actor_id/anyOf/1/type", keyword: "type", params: { type: "null" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/publisher_actor_id", schemaPath: "#/properties/publisher_actor_id/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.published_at !== void 0) {
      let data4 = data.published_at;
      if (typeof data4 != "string" && data4 !== null) {
        let err15 = { instancePath: instancePath + "/published_at", schemaPath: "#/properties/published_at/type", keyword: "type", params: { type: schema41.properties.published_at.type } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data4 == "string" && !formats0(data4)) {
        let err16 = { instancePath: instancePath + "/published_at", schemaPath: "#/properties/published_at/format", keyword: "format", params: { format: "date-time" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.retrieved_at !== void 0) {
      let data5 = data.retrieved_at;
      if (typeof data5 != "string" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/retrieved_at", schemaPath: "#/properties/retrieved_at/type", keyword: "type", params: { type: schema41.properties.retrieved_at.type } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data5 == "string" && !formats0(data5)) {
        let err18 = { instancePath: instancePath + "/retrieved_at", schemaPath: "#/properties/retrieved_at/format", keyword: "format", params: { format: "date-time" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.language !== void 0) {
      let data6 = data.language;
      if (typeof data6 != "string" && data6 !== null) {
        let err19 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: schema41.properties.language.type } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.passages !== void 0) {
      let data7 = data.passages;
      if (Array.isArray(data7)) {
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate103(data7[i0], { instancePath: instancePath + "/passages/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate103.errors), errors = vErrors.length);
      } else {
        let err20 = { instancePath: instancePath + "/passages", schemaPath: "#/properties/passages/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    data.grade !== void 0 && (validate105(data.grade, { instancePath: instancePath + "/grade", parentData: data, parentDataProperty: "grade", rootData, dynamicAnchors }) || (vErrors = withErrors(vErrors, validate105.errors), errors = vErrors.length));
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  validateActor,
  validateClaim,
  validateContradiction,
  validateEvidenceLink,
  validateHead,
  validateIntent,
  validateObservation,
  validatePowerBasis,
  validateUnknown
};
