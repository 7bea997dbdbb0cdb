import { SkeletonRows, type SkeletonRowsProps } from "#app/ui/views/Skeleton.tsx";
import { late } from "./LateView.tsx";

/** Placeholder rows of a loading list, and a button to try again when it is late. */
export const LoadingRows = (props: Omit<SkeletonRowsProps, "late">) => <SkeletonRows {...props} late={late} />;
