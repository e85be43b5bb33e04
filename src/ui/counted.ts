/** Returns a count with its noun: “1 claim”, “3 claims”. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
