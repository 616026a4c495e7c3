/** How many there are, with a plus where not all were counted. */
export const countText = ({ total, more }: { total: number; more: boolean }): string => `${total.toLocaleString('en-SG')}${more ? '+' : ''}`
