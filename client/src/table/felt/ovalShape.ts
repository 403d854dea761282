/** The shape of a wide table: a superellipse in half axes, and points along it. */
import type { Point } from './layoutGeometry';

export const OVAL_EXPONENT = 2.7;
/** The ratio of the table along which the distances of seats are equal. */
const OVAL_ASPECT = 2.05;
const PATH_STEPS = 1440;

/** Points at equal distances along the rounded table, from its bottom clockwise, in half axes. */
export function evenPoints(count: number): Point[] {
  const path = Array.from({ length: PATH_STEPS + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (step / PATH_STEPS) * Math.PI * 2;
    return { x: signedPower(Math.cos(angle), OVAL_EXPONENT), y: signedPower(Math.sin(angle), OVAL_EXPONENT) };
  });
  const lengths = [0];
  for (let i = 1; i <= PATH_STEPS; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    lengths.push(lengths[i - 1]! + Math.hypot((to.x - from.x) * OVAL_ASPECT, to.y - from.y));
  }
  const total = lengths[PATH_STEPS]!;
  return Array.from({ length: count }, (_, place) => {
    const targetLength = (place / count) * total;
    return path[lengths.findIndex((length) => length >= targetLength)]!;
  });
}

const signedPower = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** (2 / exponent);

const OUTLINE_POINTS = 120;

/** The outline as the data of an SVG path in a box of 1000 by 1000, which is stretched over the table. */
export function outline(exponent = OVAL_EXPONENT): string {
  const points = Array.from({ length: OUTLINE_POINTS }, (_, at) => {
    const angle = (at / OUTLINE_POINTS) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)].map((value) => (500 + 500 * signedPower(value, exponent)).toFixed(1)).join(' ');
  });
  return `M${points.join('L')}Z`;
}
