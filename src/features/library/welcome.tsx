/** The content of an empty library: two ways to begin, and the contract’s cautions. */
import { Button } from '@mantine/core';
import { IconFileImport, IconMailOpened } from '@tabler/icons-react';
import classes from './library.module.css';

export function Welcome({ onOpenFile }: { readonly onOpenFile: () => void }) {
  return (
    <section className={classes.welcome} aria-label="Get started">
      <div className={classes.doors}>
        <div className={classes.door} data-drop>
          <h2>
            <IconFileImport size={24} stroke={1.5} aria-hidden /> I have sources
          </h2>
          <p>
            Drop them here: PDF, Word, mail, web pages, subtitles, text or a folder. Then mark the text that matters,
            and turn it into claims, power bases and hypotheses.
          </p>
          <Button variant="light" onClick={onOpenFile}>
            Choose sources…
          </Button>
        </div>
        <div className={classes.door}>
          <h2>
            <IconMailOpened size={24} stroke={1.5} aria-hidden /> Somebody sent me a file
          </h2>
          <p>
            Open a desk file to read or review it, or an assessment or a casefile to work with it. You can also drop it.
          </p>
          <Button variant="light" onClick={onOpenFile}>
            Choose the file…
          </Button>
        </div>
      </div>
      <p className={classes.explore}>Or open a sample. You can change it and undo everything.</p>
      <dl className={classes.cautions}>
        <div>
          <dt>Claims</dt>
          <dd>remain attributed representations of what a passage says.</dd>
        </div>
        <div>
          <dt>Power bases</dt>
          <dd>
            are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not
            scores.
          </dd>
        </div>
        <div>
          <dt>Intent entries</dt>
          <dd>
            are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.
          </dd>
        </div>
        <div>
          <dt>Validation</dt>
          <dd>of a document does not make any entry in it true.</dd>
        </div>
      </dl>
    </section>
  );
}
