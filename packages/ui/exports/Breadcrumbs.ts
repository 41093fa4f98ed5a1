export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../src/primitives/Breadcrumbs.tsx'
