import classes from './library.module.css';

/** What stands in an empty library: what this is for, how to begin, and what it does not claim. */
export function Welcome() {
  return (
    <section className={classes.welcome} aria-label="How to begin">
      <div>
        <h2>Read first, then write</h2>
        <p>
          An assessment starts in its sources. Begin a new one and paste the passages that you have read, mark the words
          that matter, and build claims, power bases and intent hypotheses out of them. Or open a sample and look
          around: everything can be changed and undone.
        </p>
        <p>
          A file that somebody sent you opens the same way. Drop it anywhere on this page: an assessment, a casefile or
          a whole desk.
        </p>
      </div>
      <dl className={classes.cautions}>
        <div>
          <dt>Claims</dt>
          <dd>stay attributed representations of what a passage says.</dd>
        </div>
        <div>
          <dt>Power bases</dt>
          <dd>are descriptions linked to evidence, with their scope. They are not scores.</dd>
        </div>
        <div>
          <dt>Intent</dt>
          <dd>is a hypothesis with alternatives that could be shown wrong. It is not what an actor really thinks.</dd>
        </div>
        <div>
          <dt>Validation</dt>
          <dd>of a document does not make any entry in it true.</dd>
        </div>
      </dl>
    </section>
  );
}
