import { SkeletonRows, type SkeletonRowsProps } from "#app/ui/views/Skeleton.tsx";
import { late } from "./LateView.tsx";

/** Plain list rows that load, and the way to ask again when they are late. */
export const LoadingRows = (props: Omit<SkeletonRowsProps, "late">) => <SkeletonRows {...props} late={late} />;
