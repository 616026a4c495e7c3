const pageSize = 100

/** All rows of a list, page by page, in their order. */
export async function readAllPages<Row>(readPage: (asked: { page: number; pageSize: number }) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const rows = await readPage({ page, pageSize })
    all.push(...rows)
    if (rows.length < pageSize) return all
  }
}
