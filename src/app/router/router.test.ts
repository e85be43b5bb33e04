import { describe, expect, it } from 'vitest';
import { locationOf, memoryHistory } from './history.ts';
import { matchPath } from './match.ts';
import { createRouter, type Page } from './router.ts';

describe('an address and a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/draft/:id/:section?/:entry?', '/draft/a%20b', { id: 'a b', section: undefined, entry: undefined }],
    ['/draft/:id/:section?/:entry?', '/draft/d1/claims/3/', { id: 'd1', section: 'claims', entry: '3' }],
    ['/draft/:id', '/Draft/%E0%A4%A', { id: '%E0%A4%A' }],
    ['/help/*', '/help', { '*': '' }],
    ['/help/*', '/help/rule/span/order', { '*': 'rule/span/order' }],
    ['*', '/what/ever', { '*': 'what/ever' }],
  ])('%s fits %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)?.params).toEqual(params);
  });

  it.each([
    ['/', '/draft'],
    ['/draft/:id', '/draft'],
    ['/draft/:id', '/draft/1/claims'],
    ['/help/*', '/helpful'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  it('is taken apart into path, query and hash, and always begins with a slash', () => {
    expect(locationOf('/a/b?x=/?y#z?w', 'k')).toEqual({ pathname: '/a/b', search: '?x=/?y', hash: '#z?w', key: 'k' });
    expect(locationOf('', 'k').pathname).toBe('/');
    expect(locationOf('a', 'k').pathname).toBe('/a');
  });
});

/** A loader that is answered by hand. */
function byHand() {
  const answers: ((value: unknown) => void)[] = [];
  const loader = () => new Promise<unknown>((resolve) => answers.push(resolve));
  return { loader, answers };
}

function startedAt(address: string, draft: Partial<Page> = {}) {
  const pages: readonly Page[] = [{ path: '/' }, { path: '/draft/:id/:section?', ...draft }, { path: '*' }];
  return createRouter(pages, memoryHistory(address));
}

describe('a router', () => {
  it('is at once where nothing has to be loaded, and has written it down', async () => {
    const router = startedAt('/');
    void router.navigate('/draft/d1');
    expect(router.state).toMatchObject({ location: { pathname: '/draft/d1' }, historyAction: 'PUSH' });
    await router.navigate(-1);
    expect(router.state).toMatchObject({ location: { pathname: '/', key: 'default' }, historyAction: 'POP' });
  });

  it('takes the place of a step where it is asked to', async () => {
    const router = startedAt('/');
    await router.navigate('/draft/d1');
    await router.navigate('/draft/d2', { replace: true });
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/');
  });

  it('stays where it is until the page is loaded', async () => {
    const { loader, answers } = byHand();
    const router = startedAt('/', { loader });
    const moved = router.navigate('/draft/d1');
    expect(router.state).toMatchObject({
      location: { pathname: '/' },
      navigation: { state: 'loading', location: { pathname: '/draft/d1' } },
    });
    answers[0]?.('loaded');
    await moved;
    expect(router.state).toMatchObject({ location: { pathname: '/draft/d1' }, navigation: { state: 'idle' } });
    expect(router.state.shown).toMatchObject({ params: { id: 'd1' }, data: 'loaded' });
  });

  it('lets the last of several moves count, whichever is loaded first', async () => {
    const { loader, answers } = byHand();
    const router = startedAt('/', { loader });
    const moves = [router.navigate('/draft/d1'), router.navigate('/draft/d2')];
    answers[1]?.('second');
    answers[0]?.('first');
    await Promise.all(moves);
    expect(router.state.shown).toMatchObject({ params: { id: 'd2' }, data: 'second' });
  });

  it('loads nothing again for another address of a page that does not ask for it', async () => {
    const { loader, answers } = byHand();
    const router = startedAt('/draft/d1', {
      loader,
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
    });
    answers[0]?.('once');
    await expect.poll(() => router.state.shown?.data).toBe('once');
    await router.navigate('/draft/d1/claims');
    expect(answers).toHaveLength(1);
    expect(router.state.shown).toMatchObject({ params: { section: 'claims' }, data: 'once' });
    void router.navigate('/draft/d2');
    expect(answers).toHaveLength(2);
  });

  it('says why a page could not be loaded, and tries again when it is asked for again', async () => {
    let tries = 0;
    const lazy = async () => {
      tries += 1;
      if (tries === 1) throw new Error('The connection is gone.');
      return { Component: () => null };
    };
    const router = startedAt('/', { lazy });
    await router.navigate('/draft/d1');
    expect(router.state).toMatchObject({ shown: undefined, location: { pathname: '/draft/d1' } });
    expect(router.state.failure?.error).toEqual(new Error('The connection is gone.'));
    await router.navigate('/draft/d1');
    expect(router.state.failure).toBeUndefined();
    await router.navigate('/');
    await router.navigate('/draft/d2');
    expect(tries).toBe(2);
  });

  it('tells those who listen, until they no longer do', async () => {
    const router = startedAt('/');
    const heard: string[] = [];
    const stop = router.subscribe(({ location }) => heard.push(location.pathname));
    await router.navigate('/draft/d1');
    stop();
    await router.navigate('/nowhere');
    expect(heard).toEqual(['/draft/d1']);
  });
});
