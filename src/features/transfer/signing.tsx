/** In the export dialog: signs the shown file with a key of this browser. Nothing is shown to people without a key. */
import { Button, NativeSelect } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import type { SigningKey, SmallFile } from '../../store/signature-commands.ts';
import { whileMounted } from '../../ui/while-mounted.ts';
import classes from './transfer.module.css';

interface SigningProps {
  readonly file: SmallFile;
  /** Whether the file may be exported. */
  readonly open: boolean;
}

export function Signing({ file, open }: SigningProps) {
  const { signatures, exports } = useStores();
  const [keys, setKeys] = useState<readonly SigningKey[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [result, setResult] = useState('');
  // Without keys there is nothing to show.
  useEffect(() => {
    const stored = signatures().then((commands) => commands.listKeys());
    return whileMounted(stored, (all) =>
      setKeys(all.filter(({ isOwn, revokedAt }) => isOwn && revokedAt === undefined)),
    );
  }, [signatures]);
  const fingerprint = chosen ?? keys.at(-1)?.fingerprint;
  if (fingerprint === undefined) return null;
  const sign = async (): Promise<void> => {
    try {
      const signature = await (await signatures()).sign(file, fingerprint);
      exports.download(signature.fileName, signature.text);
      setResult(`Downloaded ${signature.fileName}. Send it together with the file.`);
    } catch (error) {
      setResult(`Could not sign the file. ${messageOf(error)}`);
    }
  };
  return (
    <div className={classes.signing}>
      <NativeSelect
        size="xs"
        label="Sign with your key"
        value={fingerprint}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={keys.map(({ name, fingerprint: value }) => ({ value, label: name }))}
      />
      <Button
        size="xs"
        variant="default"
        disabled={!open}
        leftSection={<IconSignature size={16} />}
        onClick={() => void sign()}
      >
        Download signature
      </Button>
      <span role="status" className={classes.copied}>
        {result}
      </span>
    </div>
  );
}
