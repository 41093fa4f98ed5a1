export { Slider, type SliderProps } from '../src/primitives/Slider.tsx'
