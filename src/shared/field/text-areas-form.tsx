/**
 * The form that all text areas of a draft belong to. It is empty and sends nothing. After each key, Chromium looks at
 * all fields of the same form or, for a field without a form, at all fields without one.
 */
export const textAreasFormId = 'text-areas';

export function TextAreasForm() {
  return <form id={textAreasFormId} hidden />;
}
