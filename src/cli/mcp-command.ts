/** The command `mcp`: an MCP server over standard input and output for the files below one folder. */
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { realpath, stat } from 'node:fs/promises';
import { exitCodes, type ExitCode, type Host } from './host.ts';
import { callTool } from './mcp-calls.ts';
import { instructions, tools } from './mcp-tools.ts';

function makeServer(host: Host, folder: string): Server {
  const info = { name: 'assessment-desk-files', title: 'Assessment Desk: files', version: host.version };
  const server = new Server(info, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const result = await callTool(params.name, params.arguments ?? {}, host, folder);
    if (result) return result;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool. The tools are check, anchor and explain.');
  });
  return server;
}

/** Serves the tools for the files below `folder` until standard input ends. Uses no network and writes no file. */
export async function runMcp(folder: string, host: Host): Promise<ExitCode> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined || !(await stat(real)).isDirectory()) {
    host.err(`assessment-desk: “${folder}” is not a folder.\n`);
    return exitCodes.trouble;
  }
  serveStdio(() => makeServer(host, real));
  return exitCodes.clean;
}
