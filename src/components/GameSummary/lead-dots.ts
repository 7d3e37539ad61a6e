import { type GameSummary, type NumberedPlay, turningPoints, type View } from '../../engine';
import { leadsRange, percentOf, placeOf } from './LeadPlot';
import { type PeakLabel, peakLabels, type ChartPosition } from './peak-labels';

const MAX_NAMED_FALLS = 2;

/** A turning point on the line of a lead, with its position in percent from the upper left corner. */
interface Peak extends ChartPosition {
  readonly play: NumberedPlay;
  /** Whether it raised the lead more than any other. */
  readonly isBest: boolean;
  /** Undefined if its text is shown only while it is pointed at. */
  readonly label: PeakLabel | undefined;
}

interface LeadDots {
  /** In the order of turns. */
  readonly peaks: readonly Peak[];
  /** The end of the line. */
  readonly end: ChartPosition & { readonly label: PeakLabel | undefined };
}

/**
 * Places the dots on the line of a seat's lead. Labels go to the play that raised the lead most, to those that lowered
 * it most, and to the end, in this order, as far as there is room.
 */
export function leadDots(
  view: View,
  summary: GameSummary,
  seat: number,
  texts: { readonly ofPlay: (play: NumberedPlay) => string; readonly ofEnd: string | undefined },
): LeadDots {
  const range = leadsRange(summary, [seat]);
  const leads = summary.runningScores.map((score) => score.leads[seat] ?? 0);
  const line = leads.map((lead, index) => ({
    x: placeOf(summary, index),
    y: 100 - percentOf(range, lead),
  }));
  const at = (index: number): ChartPosition => line[index] ?? { x: 0, y: 0 };
  const change = ({ number }: NumberedPlay): number =>
    (leads[number] ?? 0) - (leads[number - 1] ?? 0);

  const rising = turningPoints(view, summary, seat).toSorted((a, b) => change(b) - change(a));
  const best = rising.find((play) => change(play) > 0);
  const falls = rising.filter((play) => change(play) < 0).slice(-MAX_NAMED_FALLS);
  const named = [...(best ? [best] : []), ...falls.toReversed()];
  const others = rising.filter((play) => !named.includes(play));

  const last = at(line.length - 1);
  const labels = peakLabels(
    [
      ...named.map((play) => ({ ...at(play.number), text: texts.ofPlay(play) })),
      { ...last, text: texts.ofEnd },
      ...others.map((play) => ({ ...at(play.number), text: undefined })),
    ],
    line,
    100 - percentOf(range, 0),
  );
  const peaks = [...named, ...others].map((play, index) => ({
    ...at(play.number),
    play,
    isBest: play === best,
    label: index < named.length ? labels[index] : undefined,
  }));
  return {
    peaks: peaks.toSorted((a, b) => a.play.number - b.play.number),
    end: { ...last, label: labels[named.length] },
  };
}
