import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'

/** Where a picture, a title and a text will stand. */
export function ArticleShapes() {
  return (
    <LoadingShapes>
      <Skeleton className="aspect-[16/9]" />
      <Skeleton className="h-16" />
      <Skeleton className="h-64" />
    </LoadingShapes>
  )
}
