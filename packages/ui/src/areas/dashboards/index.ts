export { figureOf } from './figureOf.ts'
export { RankingTable, type RankingTableProps } from './RankingTable/RankingTable.tsx'
