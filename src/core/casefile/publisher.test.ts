import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import {
  hostMatches,
  hostToRegister,
  publisherByHost,
  publisherConsistency,
  parseAddress,
  parseUrl,
} from './publisher.ts';

describe('a host and an entry of the registry', () => {
  it('match exactly, or by a wildcard', () => {
    const cases = [
      ['the same host', 'mfa.example.org', 'mfa.example.org', true],
      ['another case', 'MFA.Example.ORG', 'mfa.example.org', true],
      ['another case in the entry', 'mfa.example.org', 'MFA.Example.ORG', true],
      ['a name in its own script', 'xn--mnchen-3ya.example', 'münchen.example', true],
      ['a name in capitals of its script', 'xn--mnchen-3ya.example', 'MÜNCHEN.example', true],
      ['decomposed letters', 'mu\u0308nchen.example', 'münchen.example', true],
      ['a sub-domain that is not listed', 'news.mfa.example.org', 'mfa.example.org', false],
      ['the apex of what is listed', 'example.org', 'mfa.example.org', false],
      ['a host that only ends alike', 'evilmfa.example.org', 'mfa.example.org', false],
      ['a host that only begins alike', 'mfa.example.org.evil.example', 'mfa.example.org', false],
      ['a sub-domain under a wildcard', 'mfa.example.org', '*.example.org', true],
      ['a deep sub-domain under a wildcard', 'a.b.example.org', '*.example.org', true],
      ['the apex under a wildcard', 'example.org', '*.example.org', false],
      ['a host that ends alike under a wildcard', 'evilexample.org', '*.example.org', false],
      ['a wildcard in capitals', 'mfa.example.org', '*.EXAMPLE.ORG', true],
      ['a wildcard with nothing behind it', 'mfa.example.org', '*.', false],
      ['a star alone', 'mfa.example.org', '*', false],
      ['a star in the middle', 'mfa.x.example.org', 'mfa.*.example.org', false],
      ['an address instead of a host', 'mfa.example.org', 'https://mfa.example.org', false],
      ['an entry with a port', 'mfa.example.org', 'mfa.example.org:443', false],
      ['an entry with a path', 'mfa.example.org', 'mfa.example.org/news', false],
      ['an entry with a user name', 'mfa.example.org', 'x@mfa.example.org', false],
      ['an entry with a soft hyphen', 'mfa.example.org', 'mfa.exam\u00adple.org', false],
      ['an entry with white space', 'mfa.example.org', ' mfa.example.org', false],
      ['an empty entry', 'mfa.example.org', '', false],
      ['a trailing dot', 'mfa.example.org.', 'mfa.example.org', false],
      ['an IP address', '192.0.2.1', '192.0.2.1', true],
      ['an IP address under a wildcard', '192.0.2.1', '*.0.2.1', false],
      ['an IPv6 address', '[2001:db8::1]', '[2001:DB8::1]', true],
      ['a letter that only looks the same', 'mfа.example.org', 'mfa.example.org', false],
    ] as const;
    expect(cases.filter(([, host, entry, answer]) => hostMatches(host, entry) !== answer)).toEqual([]);
  });

  it('never throws, whatever the texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (host, entry) => {
        expect([true, false]).toContain(hostMatches(host, entry));
      }),
    );
  });

  it('matches a host with itself in any case, and never with a wildcard of itself', () => {
    const anyDomain = fc.domain().filter((host) => !host.includes('xn--'));
    fc.assert(
      fc.property(anyDomain, (host) => {
        expect(hostMatches(host.toUpperCase(), host)).toBe(true);
        expect(hostMatches(host, `*.${host}`)).toBe(false);
        expect(hostMatches(`sub.${host}`, `*.${host}`)).toBe(true);
      }),
    );
  });
});

describe('a publisher and the canonical URL', () => {
  const actor = { publisher_hosts: ['mfa.example.org', '*.gov.example'] };
  it('are consistent if the host of an https URL is registered', () => {
    const cases: readonly (readonly [canonical_url: string | null, reason: string])[] = [
      ['https://mfa.example.org/statement/1', 'consistent'],
      ['HTTPS://MFA.EXAMPLE.ORG', 'consistent'],
      ['https://mfa.example.org:8443/x', 'consistent'],
      ['https://press.gov.example/', 'consistent'],
      ['https://gov.example/', 'host-not-registered'],
      ['https://www.mfa.example.org/', 'host-not-registered'],
      ['http://mfa.example.org/', 'not-https'],
      ['ftp://mfa.example.org/', 'not-https'],
      ['https://mfa.example.org@evil.example/', 'credentials'],
      ['https://user:word@mfa.example.org/', 'credentials'],
      ['https:///mfa.example.org/', 'not-an-address'],
      ['https:////mfa.example.org/', 'not-an-address'],
      ['https://mfa.exam\u00adple.org/', 'not-an-address'],
      ['https://mfa.exam\u200bple.org/', 'not-an-address'],
      ['https://mfa%2eexample.org/', 'not-an-address'],
      ['https://mfa.example.org/100%25/soft\u00adhyphen', 'consistent'],
      ['https:mfa.example.org', 'not-an-address'],
      ['https:\\\\mfa.example.org', 'not-an-address'],
      [' https://mfa.example.org/', 'not-an-address'],
      ['https://mfa.exa\nmple.org/', 'not-an-address'],
      ['mfa.example.org', 'not-an-address'],
      ['javascript:alert(1)', 'not-an-address'],
      ['https://', 'not-an-address'],
      ['', 'no-address'],
      [null, 'no-address'],
    ];
    const found = cases.map(([canonical_url]) => {
      const result = publisherConsistency({ canonical_url }, actor);
      return [canonical_url, result.consistent ? 'consistent' : result.reason];
    });
    expect(found).toEqual(cases);
  });

  it('returns the host and the entry that covers it', () => {
    const result = publisherConsistency({ canonical_url: 'https://Press.gov.example/' }, actor);
    expect(result).toEqual({ consistent: true, host: 'press.gov.example', entry: '*.gov.example' });
  });
});

describe('the publisher of a URL', () => {
  const actor = (id: string, ...publisher_hosts: string[]) => ({ id, publisher_hosts });
  const exact = actor('exact', 'mfa.example.org');
  const wide = actor('wide', '*.example.org');

  it('is the only one with the host, the exact host first', () => {
    const same = actor('same', 'MFA.example.org');
    const cases = [
      [[actor('other', 'x.example'), exact], 'https://mfa.example.org/a', 'exact'],
      [[wide, exact], 'https://mfa.example.org/a', 'exact'],
      [[wide, exact], 'https://news.example.org/a', 'wide'],
      [[exact, same], 'https://mfa.example.org/a', undefined],
      [[exact], 'http://mfa.example.org/a', undefined],
      [[exact], '', undefined],
    ] as const;
    expect(cases.map(([actors, url]) => [actors, url, publisherByHost(actors, url)?.id])).toEqual(cases);
  });

  it('can register the host of an https URL', () => {
    expect(hostToRegister('https://MFA.example.org:8443/a')).toBe('mfa.example.org');
    expect(hostToRegister('https://münchen.example/')).toBe('xn--mnchen-3ya.example');
    const others = ['http://mfa.example.org/', 'https://user@mfa.example.org/', 'mfa.example.org', ''];
    expect(others.filter((url) => hostToRegister(url) !== undefined)).toEqual([]);
  });
});

describe('a URL', () => {
  it('is parsed whatever its characters, also after the runtime has compiled the parser', () => {
    let missing = 0;
    for (let call = 0; call < 150_000; call += 1) if (!parseAddress('https://münchen.example/')) missing += 1;
    expect(missing).toBe(0);
  });

  it('is absolute, or relative to a base', () => {
    const cases: readonly (readonly [text: string, base: string | undefined, href: string | undefined])[] = [
      ['https://example.org/a?b#c', undefined, 'https://example.org/a?b#c'],
      ['../b', 'https://example.org/a/', 'https://example.org/b'],
      ['é', 'https://example.org/', 'https://example.org/%C3%A9'],
      ['../b', undefined, undefined],
      ['http://[', 'https://example.org/', undefined],
      ['', undefined, undefined],
    ];
    expect(cases.map(([text, base]) => [text, base, parseUrl(text, base)?.href])).toEqual(cases);
  });
});
