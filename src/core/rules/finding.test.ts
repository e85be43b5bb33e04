import { describe, expect, it } from 'vitest';
import { renderMessage } from './finding.ts';

describe('renderMessage', () => {
  it('fills in values, and joins lists with commas', () => {
    expect(renderMessage('{{a}} and {{b}}: {{a}}.', { a: 1, b: ['x', 2] })).toBe('1 and x, 2: 1.');
    expect(renderMessage('No values.', {})).toBe('No values.');
  });

  it('shows hidden characters, so that a value cannot reverse the sentence', () => {
    expect(renderMessage('“{{id}}” is missing.', { id: 'C\u202E1' })).toBe('“C⟨U+202E⟩1” is missing.');
  });

  it('shows line ends as spaces, and other white space as it is', () => {
    expect(renderMessage('“{{text}}”', { text: 'fuel\r\nand\u2029water  or\u0085air' })).toBe(
      '“fuel and water  or air”',
    );
  });

  it('cuts long values between characters', () => {
    const message = renderMessage('{{text}}', { text: '🚢'.repeat(200) });
    expect(Array.from(message)).toHaveLength(121);
    expect(message.isWellFormed()).toBe(true);
    expect(renderMessage('{{text}}', { text: '🚢'.repeat(120) })).toBe('🚢'.repeat(120));
  });

  it('does not replace placeholders inside a value', () => {
    expect(renderMessage('{{a}}', { a: '{{b}} $& $1', b: 'x' })).toBe('{{b}} $& $1');
  });
});
