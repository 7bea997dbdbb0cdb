/**
 * The optional features, one line each: a feature is removed by deleting its folders and its line. Where two of them fill the same
 * place, the first line comes first.
 */
import "#app/components/exposure/feature.ts";
import "#app/components/watches/feature.ts";
import "#app/components/figures/feature.ts";
import "#app/components/share/feature.ts";
import "#app/components/slip/quick/feature.tsx";
import "#app/components/bets/win/feature.tsx";
