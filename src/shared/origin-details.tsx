/** Says which file a passage came from, how it was read and what changed, in details that a person can open. */
import { originOfPassage } from '../core/casefile/origins.ts';
import { extentInWords, fileSizeInWords, includedInWords, readerInWords } from '../core/casefile/origin-in-words.ts';
import { lossInWords } from '../core/extraction/loss-in-words.ts';
import { useDesk } from './context.tsx';
import { Bdi } from '../ui/bdi.tsx';
import classes from './origin-details.module.css';
import { counted } from '../core/json/words.ts';

export function OriginDetails({ passageId }: { readonly passageId: string }) {
  const origin = useDesk(({ draft }) => originOfPassage(draft?.workspace.casefile ?? null, passageId));
  if (!origin) return null;
  const { file, reader, places, losses } = origin;
  const included = includedInWords(reader);
  const extent = extentInWords(places);
  return (
    <details className={classes.origin}>
      <summary>
        From <Bdi>{file.name}</Bdi>
        {losses.length > 0 && `, ${counted(losses.length, 'change')} made while reading`}
      </summary>
      <dl className={classes.facts}>
        <Fact name="File" value={file.path ?? file.name} />
        <Fact name="Size" value={`${fileSizeInWords(file.size)} (${file.media_type})`} />
        {extent !== '' && <Fact name="Contents" value={extent} />}
        <Fact name="Checksum (SHA-256)" value={file.sha256} />
        <Fact name="Read with" value={readerInWords(reader)} />
        {included !== '' && <Fact name="Included parts" value={included} />}
        {losses.length > 0 && (
          <div>
            <dt>Changes made while reading</dt>
            {losses.map((loss) => (
              <dd key={loss.code}>{lossInWords(loss)}</dd>
            ))}
          </div>
        )}
      </dl>
    </details>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Bdi>{value}</Bdi>
      </dd>
    </div>
  );
}
