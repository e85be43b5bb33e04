/** The keys of this browser, and every change of them. */
import { useEffect, useState } from 'react';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import type { SignatureCommands, SigningKey } from '../../store/signature-commands.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { whileMounted } from '../../ui/while-mounted.ts';

/** The keys, and a way to change them. */
export interface Keys {
  readonly keys: readonly SigningKey[];
  /** Whether this browser can sign and check; null until that is known. */
  readonly supported: boolean | null;
  /** Why the last change failed, as a sentence. */
  readonly trouble: string | null;
  /** Runs a change, announces the sentence, and reads the keys again. Resolves to whether it succeeded. */
  readonly change: (work: (commands: SignatureCommands) => Promise<unknown>, done: string) => Promise<boolean>;
}

export function useKeys(): Keys {
  const { signatures } = useStores();
  const announce = useAnnounce();
  const [keys, setKeys] = useState<readonly SigningKey[]>([]);
  const [supported, setSupported] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const supports = signatures().then((commands) => commands.isSupported());
    return whileMounted(supports, setSupported);
  }, [signatures]);
  useEffect(() => {
    const stored = signatures().then((commands) => commands.listKeys());
    return whileMounted(stored, setKeys, (error) => setTrouble(`Could not read the keys. ${messageOf(error)}`));
  }, [signatures]);
  const change: Keys['change'] = async (work, done) => {
    try {
      const commands = await signatures();
      await work(commands);
      setKeys(await commands.listKeys());
      setTrouble(null);
      announce(done);
      return true;
    } catch (error) {
      setTrouble(messageOf(error));
      return false;
    }
  };
  return { keys, supported, trouble, change };
}
