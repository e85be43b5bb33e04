/** Returns a count with its noun: “1 claim”, “3 claims”, “1,200 claims”. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
