/** Why a backup is not restored over what is there. */
export const occupied = (): Error => new Error('A backup is restored into an empty database only. This one is in use.');
