/**
 * Caches a function's results for recently used texts. Texts are compared by value, which is immediate for the same
 * string. Drops the least recently used texts beyond `maxUnits` UTF-16 units in total, and beyond 256 texts.
 */
export function cacheByText<Answer>(compute: (text: string) => Answer, maxUnits: number): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  let units = 0;
  function forget(): void {
    for (const text of answers.keys()) {
      if (answers.size <= MAX_TEXTS && (units <= maxUnits || answers.size === 1)) return;
      answers.delete(text);
      units -= text.length;
    }
  }
  return (text) => {
    const cached = answers.get(text);
    const answer = cached ?? compute(text);
    if (cached === undefined) units += text.length;
    else answers.delete(text);
    answers.set(text, answer);
    if (cached === undefined) forget();
    return answer;
  };
}

const MAX_TEXTS = 256;
