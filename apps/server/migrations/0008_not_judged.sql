ALTER TABLE "analyses" DROP CONSTRAINT "analyses_completed_is_whole";--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_completed_is_whole" CHECK ("analyses"."status" <> 'completed' or ("analyses"."result" is not null and "analyses"."analyzed_at" is not null));--> statement-breakpoint
-- Kinds without checks of their own were given 0.0. They were not judged, so they have no score.
UPDATE "analyses"
SET "risk_score" = NULL,
  "facts" = jsonb_set("facts", '{notJudged}', '{"reason": "kind", "text": "The document reads as no kind that has checks of its own.", "remedy": "If it is a contract, analyze the whole of it again."}'::jsonb)
WHERE "status" = 'completed' AND "facts" ->> 'documentKind' IN ('cv', 'other');
