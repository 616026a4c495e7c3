/** How many rows a list of the desk counts; where there are more it says so instead of counting on. */
export const countedRows = 10_000
