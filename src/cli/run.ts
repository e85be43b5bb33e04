/** Runs a command line: parses it, calls the command and returns the exit code. */
import { runCheck, watchAndCheck } from './check-command.ts';
import { runCompare, runExport, runFormat, runNameCommand } from './document-commands.ts';
import { helpTexts } from './help.ts';
import { runExtract } from './extract-command.ts';
import { exitCodes, UsageError, type ExitCode, type Host, withSafeOutput } from './host.ts';
import { runInstructions } from './instructions-command.ts';
import { runRules } from './rules-command.ts';
import { runVerifyOrigin } from './verify-origin-command.ts';
import { runVerifySignature } from './verify-signature-command.ts';
import { readArguments, type Command } from './options.ts';

async function execute(command: Command, host: Host): Promise<ExitCode> {
  if (command.command === 'check') return command.watch ? watchAndCheck(command, host) : runCheck(command, host);
  if (command.command === 'compare') return runCompare(command, host);
  if (command.command === 'export') return runExport(command, host);
  if (command.command === 'fmt') return runFormat(command, host);
  if (command.command === 'hash' || command.command === 'fingerprint') return runNameCommand(command, host);
  if (command.command === 'rules' || command.command === 'explain') return runRules(command, host);
  if (command.command === 'instructions') return runInstructions(command, host);
  if (command.command === 'extract') return runExtract(command, host);
  if (command.command === 'verify-origin') return runVerifyOrigin(command, host);
  if (command.command === 'verify-signature') return runVerifySignature(command, host);
  if (command.command === 'mcp') {
    // The protocol's library is large, and no other command needs it.
    const { runMcp } = await import('./mcp-command.ts');
    return runMcp(command.folder, host);
  }
  host.out(command.command === 'help' ? helpTexts[command.topic] : `${host.version}\n`);
  return exitCodes.clean;
}

/** Runs a command line and returns its exit code. Rejects only for a bug. */
export async function run(args: readonly string[], given: Host): Promise<ExitCode> {
  const host = withSafeOutput(given);
  try {
    return await execute(readArguments(args), host);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    host.err(`assessment-desk: ${error.message}\n`);
    host.err('Try: assessment-desk --help\n');
    return exitCodes.trouble;
  }
}
