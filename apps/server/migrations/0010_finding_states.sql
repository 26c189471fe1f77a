CREATE TABLE "finding_states" (
	"analysis_id" uuid NOT NULL,
	"finding_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_states_analysis_id_finding_id_pk" PRIMARY KEY("analysis_id","finding_id")
);
--> statement-breakpoint
ALTER TABLE "finding_states" ADD CONSTRAINT "finding_states_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "finding_states" ("analysis_id", "finding_id", "state", "changed_at")
SELECT "analysis_id", "finding_id", 'accepted', "accepted_at" FROM "accepted_findings";
--> statement-breakpoint
DROP TABLE "accepted_findings" CASCADE;