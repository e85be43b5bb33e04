import { describe, expect, it } from 'vitest';
import { listForm } from './list-form.ts';

describe('the form of texts that lists are searched in', () => {
  it.each([
    ['Élan of  the\nFleet ', 'elan of the fleet'],
    ['Ⅻ ½', 'xii 1⁄2'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['don’t “stop”', 'don\'t "stop"'],
    ['no hyper-\nreﬂexia', 'no hyperreflexia'],
    ['co\uFFFEop', 'coop'],
    ['发⾔\n⼈', '发言人'],
    ['ﺍﻟﻨﱠﺎﻃﻖ', 'الناطق'],
    ['C-001', 'c-001'],
  ])('of %j is %j', (text, form) => {
    expect(listForm(text)).toBe(form);
    expect(listForm(form)).toBe(form);
  });
});
