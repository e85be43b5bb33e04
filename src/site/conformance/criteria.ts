/** The criteria of the accessibility standards that the conformance report lists, with their levels, in their order. */

/** A criterion of a standard. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  /** 'A' or 'AA'; '' in EN 301 549, which has no levels. */
  readonly level: 'A' | 'AA' | '';
}

/** Reads lines such as `1.1.1 A Non-text Content`. */
function criteria(lines: string): readonly Criterion[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, id = '', level = '', name = ''] = /^(\S+) (AA|A|-) (.+)$/.exec(line.trim()) ?? [];
      return { id, name, level: level === 'A' || level === 'AA' ? level : '' };
    });
}

/** WCAG 2.2, levels A and AA. 4.1.1 is obsolete and always met. */
export const wcag = criteria(`
  1.1.1 A Non-text Content
  1.2.1 A Audio-only and Video-only (Prerecorded)
  1.2.2 A Captions (Prerecorded)
  1.2.3 A Audio Description or Media Alternative (Prerecorded)
  1.2.4 AA Captions (Live)
  1.2.5 AA Audio Description (Prerecorded)
  1.3.1 A Info and Relationships
  1.3.2 A Meaningful Sequence
  1.3.3 A Sensory Characteristics
  1.3.4 AA Orientation
  1.3.5 AA Identify Input Purpose
  1.4.1 A Use of Color
  1.4.2 A Audio Control
  1.4.3 AA Contrast (Minimum)
  1.4.4 AA Resize Text
  1.4.5 AA Images of Text
  1.4.10 AA Reflow
  1.4.11 AA Non-text Contrast
  1.4.12 AA Text Spacing
  1.4.13 AA Content on Hover or Focus
  2.1.1 A Keyboard
  2.1.2 A No Keyboard Trap
  2.1.4 A Character Key Shortcuts
  2.2.1 A Timing Adjustable
  2.2.2 A Pause, Stop, Hide
  2.3.1 A Three Flashes or Below Threshold
  2.4.1 A Bypass Blocks
  2.4.2 A Page Titled
  2.4.3 A Focus Order
  2.4.4 A Link Purpose (In Context)
  2.4.5 AA Multiple Ways
  2.4.6 AA Headings and Labels
  2.4.7 AA Focus Visible
  2.4.11 AA Focus Not Obscured (Minimum)
  2.5.1 A Pointer Gestures
  2.5.2 A Pointer Cancellation
  2.5.3 A Label in Name
  2.5.4 A Motion Actuation
  2.5.7 AA Dragging Movements
  2.5.8 AA Target Size (Minimum)
  3.1.1 A Language of Page
  3.1.2 AA Language of Parts
  3.2.1 A On Focus
  3.2.2 A On Input
  3.2.3 AA Consistent Navigation
  3.2.4 AA Consistent Identification
  3.2.6 A Consistent Help
  3.3.1 A Error Identification
  3.3.2 A Labels or Instructions
  3.3.3 AA Error Suggestion
  3.3.4 AA Error Prevention (Legal, Financial, Data)
  3.3.7 A Redundant Entry
  3.3.8 AA Accessible Authentication (Minimum)
  4.1.2 A Name, Role, Value
  4.1.3 AA Status Messages
`);

/** EN 301 549 V3.2.1: the functional performance statements, and the clauses for web pages beside those of WCAG. */
export const european = criteria(`
  4.2.1 - Usage without vision
  4.2.2 - Usage with limited vision
  4.2.3 - Usage without perception of colour
  4.2.4 - Usage without hearing
  4.2.5 - Usage with limited hearing
  4.2.6 - Usage with no or limited vocal capability
  4.2.7 - Usage with limited manipulation or strength
  4.2.8 - Usage with limited reach
  4.2.9 - Minimize photosensitive seizure triggers
  4.2.10 - Usage with limited cognition, language or learning
  4.2.11 - Privacy
  5 - Generic requirements
  6 - ICT with two-way voice communication
  7 - ICT with video capabilities
  8 - Hardware
  9 - Web
  10 - Non-web documents
  11 - Software
  12.1.1 - Accessibility and compatibility features
  12.1.2 - Accessible documentation
  12.2 - Support services
  13 - ICT providing relay or emergency service access
`);

/** ATAG 2.0, part A: an authoring tool whose interface is accessible. */
export const atagA = criteria(`
  A.1.1.1 A Web-Based Accessible (WCAG)
  A.1.2.1 A Accessibility Guidelines
  A.1.2.2 A Platform Accessibility Services
  A.2.1.1 A Text Alternatives for Rendered Non-Text Content
  A.2.1.2 A Alternatives for Rendered Time-Based Media
  A.2.2.1 A Editing-View Status Indicators
  A.2.2.2 AA Access to Rendered Text Properties
  A.3.1.1 A Keyboard Access (Minimum)
  A.3.1.2 A No Keyboard Traps
  A.3.1.3 AA Efficient Keyboard Access
  A.3.2.1 A Auto-Save (Minimum)
  A.3.2.2 A Timing Adjustable
  A.3.2.3 A Static Input Components
  A.3.3.1 A Static View Option
  A.3.4.1 AA Navigate By Structure
  A.3.5.1 AA Text Search
  A.3.6.1 A Independence of Display
  A.3.6.2 AA Save Settings
  A.3.6.3 AA Apply Platform Settings
  A.3.7.1 A Preview (Minimum)
  A.4.1.1 A Content Changes Reversible (Minimum)
  A.4.1.2 A Settings Change Confirmation
  A.4.2.1 A Describe Accessibility Features
  A.4.2.2 AA Document All Features
`);

/** ATAG 2.0, part B: an authoring tool that supports accessible content. */
export const atagB = criteria(`
  B.1.1.1 A Content Auto-Generation After Authoring Sessions
  B.1.1.2 A Content Auto-Generation During Authoring Sessions
  B.1.2.1 A Restructuring and Recoding Transformations
  B.1.2.2 A Copy-Paste Inside Authoring Tool
  B.1.2.3 A Optimizations Preserve Accessibility
  B.1.2.4 A Text Alternatives for Non-Text Content are Preserved
  B.2.1.1 A Accessible Content Possible
  B.2.2.1 A Accessible Option Prominence
  B.2.2.2 A Setting Accessibility Properties
  B.2.3.1 A Alternative Content is Editable
  B.2.3.2 A Automating Repair of Text Alternatives
  B.2.4.1 A Accessible Template Options
  B.2.4.2 AA Identify Template Accessibility
  B.2.4.3 AA Author-Created Templates
  B.2.5.1 AA Accessible Pre-Authored Content Options
  B.2.5.2 AA Identify Pre-Authored Content Accessibility
  B.3.1.1 A Checking Assistance
  B.3.1.2 A Help Authors Decide
  B.3.1.3 A Help Authors Locate
  B.3.1.4 AA Status Report
  B.3.1.5 AA Programmatic Association of Results
  B.3.2.1 A Repair Assistance
  B.4.1.1 A Features Active by Default
  B.4.1.2 A Option to Reactivate Features
  B.4.1.3 AA Feature Deactivation Warning
  B.4.1.4 AA Feature Prominence
  B.4.2.1 A Model Practice (WCAG)
  B.4.2.2 A Feature Instructions
`);
