/** The content of an empty library: two ways to begin, and a picture of what a finished assessment is made of. */
import { Button } from '@mantine/core';
import { IconFileImport, IconMailOpened } from '@tabler/icons-react';
import type { SampleName } from '../../desk/file-commands.ts';
import classes from './library.module.css';

interface WelcomeProps {
  readonly onOpenFile: () => void;
  readonly onOpenSample: (name: SampleName) => void;
}

export function Welcome({ onOpenFile, onOpenSample }: WelcomeProps) {
  return (
    <section className={classes.welcome} aria-label="Get started">
      <div className={classes.doors}>
        <div className={classes.door} data-drop>
          <IconFileImport size={40} stroke={1.25} aria-hidden />
          <h2>I have sources</h2>
          <p>Drop them here: PDF, Word, mail, web pages, subtitles, text or a folder.</p>
          <Button variant="default" onClick={onOpenFile}>
            Choose sources…
          </Button>
        </div>
        <div className={classes.door}>
          <IconMailOpened size={40} stroke={1.25} aria-hidden />
          <h2>Somebody sent me a file</h2>
          <p>Open it to read, review or continue it: a desk file, an assessment or a casefile. You can also drop it.</p>
          <Button variant="default" onClick={onOpenFile}>
            Choose the file…
          </Button>
        </div>
      </div>
      <figure className={classes.finished}>
        <Picture />
        <figcaption>
          <p>
            This is how a finished assessment is made. Each claim quotes the exact words of a source. Each power basis
            and each hypothesis names the claims that support it and those that contradict it.
          </p>
          <Button variant="default" size="xs" onClick={() => onOpenSample('finished')}>
            Look at a finished assessment
          </Button>
        </figcaption>
      </figure>
    </section>
  );
}

/** A page with marked words, the claims made of them, and an entry with its evidence for and against. */
function Picture() {
  return (
    <svg className={classes.picture} viewBox="0 0 440 172" aria-hidden>
      <rect className={classes.sheet} x="1" y="1" width="134" height="170" rx="6" />
      <rect className={classes.marked} x="14" y="42" width="94" height="13" rx="2" />
      <rect className={classes.marked} x="14" y="102" width="74" height="13" rx="2" />
      <path
        className={classes.lines}
        d="M14 18h58M14 33h104M14 48h94M14 63h104M14 78h84M14 93h104M14 108h74M14 123h104M14 138h104M14 153h52"
      />
      <path className={classes.arrows} d="M108 48C130 48 138 42 161 42M88 108C130 108 134 128 161 128" />
      <Card y={17} />
      <Card y={103} />
      <path className={classes.arrows} d="M263 42C288 42 288 72 309 72M263 128C288 128 288 104 309 104" />
      <rect className={classes.sheet} x="309" y="22" width="130" height="128" rx="6" />
      <path className={classes.lines} d="M322 40h72M322 126h104M322 138h66" />
      <path className={classes.supports} d="M323 72h12m-6-6v12M344 72h80" />
      <path className={classes.contradicts} d="M324 99l10 10m0-10l-10 10M344 104h62" />
    </svg>
  );
}

/** A claim: a quotation mark, and the quoted words. */
function Card({ y }: { readonly y: number }) {
  return (
    <>
      <rect className={classes.sheet} x="161" y={y} width="102" height="50" rx="6" />
      <path className={classes.quote} d={`M173 ${String(y + 14)}v12M179 ${String(y + 14)}v12`} />
      <path className={classes.lines} d={`M190 ${String(y + 20)}h60M173 ${String(y + 36)}h56`} />
    </>
  );
}
