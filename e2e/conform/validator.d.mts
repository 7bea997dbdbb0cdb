/**
 * What does not fit a shape of contract.schema.json, one sentence each; none when it fits. Fields that are judged
 * `elsewhere`, by their name, are left out.
 */
export function misfits(shape: string, value: unknown, elsewhere?: (field: string) => boolean): string[];
