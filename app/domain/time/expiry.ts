/** True until a stored value expires; at the very moment of its expiry it is dead (spec §3, domain I6). */
export const isStoredAlive = (now: number, expires: number | null): boolean => expires === null || now < expires;
