/** How many passwords this process has hashed so far. */
export const hashes = { made: 0 }
