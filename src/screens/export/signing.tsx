/** In the export dialog: signs the shown file with the key of this browser. Shows nothing to people without a key. */
import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { messageOf } from '../../core/json/words.ts';
import { useStores } from '../../shared/context.tsx';
import type { SigningKey, SmallFile } from '../../desk/signature-commands.ts';
import { whileMounted } from '../../ui/while-mounted.ts';
import classes from './transfer.module.css';

interface SigningProps {
  readonly file: SmallFile;
  /** Whether the file may be exported. */
  readonly open: boolean;
}

export function Signing({ file: { fileName, text }, open }: SigningProps) {
  const { signatures, exports } = useStores();
  const [key, setKey] = useState<SigningKey>();
  const [result, setResult] = useState('');
  // Without a key there is nothing to show.
  useEffect(() => {
    const stored = signatures().then((commands) => commands.listKeys());
    return whileMounted(stored, ({ own }) => setKey(own));
  }, [signatures]);
  if (!key) return null;
  const sign = async (): Promise<void> => {
    try {
      const signature = await (await signatures()).sign({ fileName, content: new Blob([text]) });
      exports.download(signature.fileName, signature.text);
      setResult(`Downloaded ${signature.fileName}. Send it together with the file.`);
    } catch (error) {
      setResult(`Could not sign the file. ${messageOf(error)}`);
    }
  };
  return (
    <div className={classes.signing}>
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
