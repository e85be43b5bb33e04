/** Moves the focus to the form field that another part of the screen requested, such as the findings. */
import { useEffect, useRef, type RefObject } from 'react';
import { parentOf, type Pointer } from '../../../core/json/pointer.ts';
import { useView } from '../../../shared/context.tsx';
import { stepsField } from '../../../shared/sections.ts';
import { linkIndexOf } from '../evidence/evidence-links.ts';
import { controlId } from '../field/field-frame.tsx';

const focusable = 'textarea, input:not([type="hidden"]), select, [tabindex="0"], button:not([disabled])';

/** Fields that are shown as part of another field. */
const shownBy: Readonly<Record<Pointer, Pointer>> = { '/actual': '/span', '/passage_id': '/span' };

/** Returns the element of the field at a pointer, or of its nearest parent. */
function fieldElement(root: HTMLElement, path: Pointer): HTMLElement | null {
  for (let at = path; at !== ''; at = parentOf(at)) {
    const name = shownBy[at] ?? at;
    const element = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
    if (element) return element;
  }
  return root.querySelector<HTMLElement>('[data-field]');
}

/** Returns the element of a field that takes the focus: its own control, not a button or checkbox beside the title. */
function controlOf(field: HTMLElement): HTMLElement {
  const own = document.getElementById(field.dataset.control ?? controlId(field.dataset.field ?? ''));
  if (own && field.contains(own) && own.matches(focusable)) return own;
  return (own ?? field).querySelector<HTMLElement>(focusable) ?? field.querySelector<HTMLElement>(focusable) ?? field;
}

/** The field that a new claim begins with. What it depends on is above it: the proposition and the representation. */
const firstOfClaim: Pointer = '/claim_kind';

/** Focuses the field at a pointer below the entry that an element shows, and scrolls to it. */
export function focusField(root: HTMLElement, path: Pointer): void {
  const field = fieldElement(root, path);
  const control = field && controlOf(field);
  // The element of an unframed group has no box.
  const shown = field?.getClientRects().length === 0 ? control : field;
  shown?.scrollIntoView({ block: path === firstOfClaim ? 'end' : 'center' });
  control?.focus({ preventScroll: true });
}

/** Focuses the requested field, once for each request. */
export function useFocusRequest(root: RefObject<HTMLElement | null>): void {
  const focus = useView((view) => view.focus);
  const done = useRef(0);
  useEffect(() => {
    if (!focus || focus.serial === done.current || !root.current) return;
    done.current = focus.serial;
    // The evidence table opens the link itself, and the next steps take the focus when they are loaded.
    if (linkIndexOf(focus.field) !== undefined || focus.field === stepsField) return;
    focusField(root.current, focus.field);
  }, [focus, root]);
}
