/** What does not fit a shape of contract.schema.json, one sentence each; none when it fits. */
export function misfits(shape: string, value: unknown): string[];
