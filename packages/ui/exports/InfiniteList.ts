export { InfiniteList, type InfiniteListProps } from '../src/primitives/lists/InfiniteList.tsx'
