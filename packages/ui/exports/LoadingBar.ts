export { LoadingBar, type LoadingBarProps } from '../src/primitives/feedback/LoadingBar.tsx'
