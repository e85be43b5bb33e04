/**
 * A hidden form that all text areas of a draft belong to, so that typing stays fast: after each key, Chromium looks at
 * all fields of the same form, or at all fields without a form. The desk has many of those. It is never sent.
 */
export const textAreasFormId = 'text-areas';

export function TextAreasForm() {
  return <form id={textAreasFormId} hidden />;
}
