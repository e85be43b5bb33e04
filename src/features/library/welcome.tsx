/** The content of an empty library: the purpose of Assessment Desk, the first steps, and the contract’s cautions. */
import classes from './library.module.css';

export function Welcome() {
  return (
    <section className={classes.welcome} aria-label="Get started">
      <div>
        <h2>Start from your sources</h2>
        <p>
          Drop your sources here: PDF, Word, mail, web pages, subtitles, text or a folder. Or create a new assessment
          and paste what you have read. Mark the text that matters, and turn it into claims, power bases and hypotheses.
        </p>
        <p>Or explore a sample: you can change and undo everything.</p>
        <p>
          To read or review what someone sent you, choose “Open file…” or drop the file on this page: a desk file, an
          assessment or a casefile.
        </p>
      </div>
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
