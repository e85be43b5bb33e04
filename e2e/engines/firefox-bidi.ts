#!/usr/bin/env tsx
/**
 * Starts the system's Firefox for Playwright, which runs this program in place of the browser, and forwards the
 * WebDriver BiDi messages between the two. Playwright reads the address of the connection from the standard error
 * stream.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { answerFor, commandFor, downloadNames } from './firefox-messages.ts';

const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Bytes of the largest message: a file of the contract's largest size fits. */
const maxPayload = 512 * 2 ** 20;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = announcement.exec(line)?.[1];
  if (address) listen(address);
  else console.error(line);
});

function listen(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${String(port)}`);
  });
  server.on('connection', (playwright, { url = '' }) =>
    connect(playwright, new WebSocket(address + url, { maxPayload })),
  );
}

function connect(playwright: WebSocket, browser: WebSocket): void {
  const named = downloadNames();
  const opened = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', (data: Buffer) => {
    const command = data.toString();
    const answer = answerFor(command);
    if (answer === undefined) void opened.then(() => browser.send(commandFor(command)));
    else playwright.send(answer);
  });
  browser.on('message', (data: Buffer) => playwright.send(named(data.toString())));
  browser.on('error', ({ message }) => console.error(message));
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}
