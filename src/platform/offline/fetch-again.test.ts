import { expect, it } from 'vitest';
import { fetchAgain } from './fetch-again.ts';

const request = new Request('https://desk.example/assets/a.js', { integrity: 'sha256-x' });

/** Answers in this order: an error is thrown. Records how the requests were made. */
function answering(...answers: (Response | Error)[]) {
  const caches: string[] = [];
  const pauses: number[] = [];
  const once = async (given: Request | string | URL): Promise<Response> => {
    caches.push(given instanceof Request ? given.cache : 'none');
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer ?? new Error('No answer is left.');
    return answer;
  };
  const get = fetchAgain(once as typeof fetch, async (time) => void pauses.push(time));
  return { get, caches, pauses };
}

it('installs a file past the HTTP cache, although two transfers fail', async () => {
  const { get, caches, pauses } = answering(
    new TypeError('altered'),
    new Response('', { status: 502 }),
    new Response('a'),
  );
  expect(await (await get(request)).text()).toBe('a');
  expect(caches).toEqual(['reload', 'reload', 'reload']);
  expect(pauses).toEqual([2000, 4000]);
});

it('fails like the last transfer', async () => {
  await expect(answering(...[1, 2, 3].map((n) => new TypeError(`altered ${n}`))).get(request)).rejects.toThrow(
    'altered 3',
  );
  const broken = answering(...[1, 2, 3].map(() => new Response('', { status: 404 })));
  expect((await broken.get(request)).status).toBe(404);
});

it('passes on every other request as it is', async () => {
  const { get, caches } = answering(new Response('a'), new Response('b'));
  await get('https://desk.example/x');
  await get(new Request('https://desk.example/x'));
  expect(caches).toEqual(['none', 'default']);
});
