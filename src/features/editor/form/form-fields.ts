/** Assigns our field components to the names that `form-layout.ts` uses. */
import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { EvidenceField } from '../evidence/evidence-field.tsx';
import { ActorField } from '../fields/actor-field.tsx';
import { ActorsField } from '../fields/actors-field.tsx';
import { AttributionModeField } from '../fields/attribution-mode-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ConstField } from '../fields/const-field.tsx';
import { FingerprintField } from '../fields/fingerprint-field.tsx';
import { IdField } from '../fields/id-field.tsx';
import { ObservationField } from '../fields/observation-field.tsx';
import { ObservationsField } from '../fields/observations-field.tsx';
import { PropositionField } from '../fields/proposition-field.tsx';
import { rjsfControl, rjsfField } from '../fields/rjsf-field.tsx';
import { ScopeField } from '../fields/scope-field.tsx';
import { SourceField } from '../fields/source-field.tsx';
import { StringListField } from '../fields/string-list-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { TimeScopeField } from '../fields/time-scope-field.tsx';
import type { FieldName } from './form-layout.ts';

export const formFields: Readonly<Record<FieldName, ComponentType<FieldProps>>> = {
  Actor: rjsfControl(ActorField),
  Actors: rjsfControl(ActorsField),
  AttributionMode: rjsfControl(AttributionModeField),
  Choice: rjsfControl(ChoiceField),
  Const: rjsfField(ConstField),
  Evidence: rjsfField(EvidenceField),
  Fingerprint: rjsfControl(FingerprintField),
  Id: rjsfField(IdField),
  Observation: rjsfControl(ObservationField),
  Observations: rjsfField(ObservationsField),
  Proposition: rjsfField(PropositionField),
  Scope: rjsfControl(ScopeField),
  Source: rjsfField(SourceField),
  StringList: rjsfField(StringListField),
  Text: rjsfField(TextField),
  TimeScope: rjsfField(TimeScopeField),
};
