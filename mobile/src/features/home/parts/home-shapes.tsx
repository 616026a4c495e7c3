import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'

/** Where the content of Home will be. */
export function HomeShapes() {
  return (
    <LoadingShapes>
      <Skeleton className="h-64" />
      <Skeleton className="h-52" />
    </LoadingShapes>
  )
}
