export { InfiniteList, type InfiniteListProps } from '../src/primitives/InfiniteList.tsx'
